import * as z from 'zod/mini';
import { Day, decimal, Id, line, Moment, Page, paragraph, typedDecimal } from './fields.ts';

export const Category = z.enum([
  'Crops',
  'Seeds',
  'Pulses',
  'Fruits',
  'Vegetables',
  'Fodder Crops',
  'Dairy Products',
  'Fertilizers',
]);
export type Category = z.infer<typeof Category>;

export const Unit = z.enum(['kg', 'tonnes', 'liters', 'pieces']);
export type Unit = z.infer<typeof Unit>;

/** Derived from stock and expiry date, never set by hand. */
export const CropStatus = z.enum(['InStock', 'OutOfStock', 'Expired']);
export type CropStatus = z.infer<typeof CropStatus>;

const texts = {
  name: line(1, 100).check(z.describe('What is sold, 1 to 100 characters')),
  description: paragraph(1, 2000).check(
    z.describe('Quality, variety, packing; 1 to 2000 characters'),
  ),
  Location: line(1, 120).check(z.describe('Where the goods lie')),
};
const choices = {
  unit: Unit.check(z.describe('Unit in which the stock is counted')),
  category: Category,
};
const dates = {
  harvestDate: Day.check(z.describe('Day of harvest or making, yyyy-mm-dd')),
  expiryDate: Day.check(z.describe('Last day of sale, yyyy-mm-dd, not before the harvest')),
};

const isInOrder = (dates: { harvestDate?: string; expiryDate?: string }) =>
  !dates.harvestDate || !dates.expiryDate || dates.harvestDate <= dates.expiryDate;
const beforeHarvest = { path: ['expiryDate'], params: { code: 'before_harvest' } };

const cropFields = {
  ...texts,
  ...choices,
  ...dates,
  price: typedDecimal(0.01, 10_000_000, 2).check(z.describe('Rupees for one trade unit U of 25')),
  quantity: typedDecimal(0.001, 10_000_000, 3).check(
    z.describe("Stock, in the listing's own unit"),
  ),
};

/** The add-crop form as it is typed; pictures travel beside it. */
export const CropForm = z.strictObject(cropFields).check(z.refine(isInOrder, beforeHarvest));
export type CropForm = z.infer<typeof CropForm>;

/** The form as it is sent: with the owner's id. */
export const NewCrop = z
  .strictObject({ ...cropFields, userId: Id })
  .check(z.refine(isInOrder, beforeHarvest));
export type NewCrop = z.infer<typeof NewCrop>;

/** An owner's changes; what is absent stays. */
export const CropChange = z
  .strictObject({
    ...z.partial(z.object({ ...texts, ...choices, ...dates })).shape,
    price: z.optional(decimal(0.01, 10_000_000, 2)),
    quantity: z.optional(decimal(0, 10_000_000, 3)),
    isPaused: z.optional(z.boolean()),
  })
  .check(z.refine(isInOrder, beforeHarvest));
export type CropChange = z.infer<typeof CropChange>;

/** One picture in three widths. */
export const CropPicture = z.object({
  url: z.string().check(z.describe('The middle size, for readers without srcset')),
  srcset: z.string().check(z.describe('All sizes, in the form of the HTML attribute')),
  width: z.int().check(z.describe('Pixels of `url`')),
  height: z.int().check(z.describe('Pixels of `url`')),
});
export type CropPicture = z.infer<typeof CropPicture>;

/** A listing as everybody reads it. */
export const Crop = z.object({
  _id: Id,
  name: z.string(),
  title: z.string().check(z.describe('The same as the name')),
  description: z.string(),
  image: z.array(CropPicture),
  price: z.number().check(z.describe('Rupees for one trade unit U (25 kg, 25 L or 25 pieces)')),
  quantity: z.number().check(z.describe("Stock left, in the listing's own unit")),
  unit: Unit,
  stock: z.int().check(z.describe('Whole trade units U left')),
  status: CropStatus,
  category: Category,
  rating: z
    .nullable(z.number().check(z.gte(1), z.lte(5)))
    .check(z.describe('Average, null without reviews')),
  ratingCount: z.int().check(z.gte(0)),
  harvestDate: z.string(),
  expiryDate: z.string(),
  Location: z.string(),
  isPaused: z.boolean(),
  seller: z.object({
    userId: Id,
    name: z.string(),
    city: z.string(),
    state: z.string(),
    memberSince: Moment,
  }),
  createdAt: Moment,
});
export type Crop = z.infer<typeof Crop>;

export const CropSort = z.enum(['newest', 'price-asc', 'price-desc']);
export type CropSort = z.infer<typeof CropSort>;

/** Filters of the market, all optional. */
export const CropFilter = z.strictObject({
  category: z.optional(Category),
  q: z
    .optional(line(1, 100))
    .check(z.describe('Words in the name or description, in English, Hindi or roman Hindi')),
  state: z.optional(line(1, 60)).check(z.describe("The seller's state, in English")),
  minPrice: z.optional(typedDecimal(0, 10_000_000, 2)),
  maxPrice: z.optional(typedDecimal(0, 10_000_000, 2)),
  seller: z.optional(Id),
  sort: z.optional(CropSort),
  ...Page.shape,
});
export type CropFilter = z.infer<typeof CropFilter>;

export const NewReview = z.strictObject({
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: paragraph(0, 1000),
});
export const Review = z.object({
  _id: Id,
  rating: z.int(),
  text: z.string(),
  username: z.string(),
  createdAt: Moment,
});

const measure = (min: number, max: number) => z.optional(decimal(min, max, 3));

/** What is known of a field; every part optional, at least two needed. */
export const FieldFacts = z
  .strictObject({
    n: measure(0, 1000),
    p: measure(0, 1000),
    k: measure(0, 1000),
    ph: measure(0, 14),
    rainfall: measure(0, 15_000),
    temperature: measure(-20, 60),
    humidity: measure(0, 100),
    state: z.optional(line(1, 60)),
    season: z.optional(z.enum(['kharif', 'rabi', 'zaid'])),
  })
  .check(
    z.refine((facts) => Object.values(facts).filter((fact) => fact !== undefined).length >= 2, {
      params: { code: 'too_few_facts' },
    }),
  );

export const CropAdvice = z.object({
  crop: z.string(),
  score: z.number().check(z.gte(0), z.lte(1)),
  reasons: z.array(z.string()),
  msp: z.nullable(z.number().check(z.describe('Rupees a quintal'))),
});
