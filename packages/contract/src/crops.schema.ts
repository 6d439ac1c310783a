import * as z from 'zod/mini';
import {
  hasLicence,
  type Licensed,
  newPicture,
  splitPictureOrder,
  stockError,
} from './crops.rules.ts';
import {
  Day,
  decimal,
  Id,
  line,
  Page,
  Picture,
  paragraph,
  rupees,
  Timestamp,
  text,
  typedDecimal,
  withoutContactDetails,
} from './fields.ts';

export const Category = z
  .enum([
    'Crops',
    'Seeds',
    'Pulses',
    'Fruits',
    'Vegetables',
    'Fodder Crops',
    'Dairy Products',
    'Fertilizers',
  ])
  .check(z.describe('Category in the Mandi'));
export type Category = z.infer<typeof Category>;

export const Unit = z
  .enum(['kg', 'tonnes', 'liters', 'pieces'])
  .check(z.describe('Unit in which the stock is counted'));
export type Unit = z.infer<typeof Unit>;

/** Derived from stock and expiry date, never set by hand. */
export const CropStatus = z
  .enum(['InStock', 'OutOfStock', 'Expired'])
  .check(z.describe('Status derived from stock and last day of sale'));
export type CropStatus = z.infer<typeof CropStatus>;

const texts = {
  name: line(1, 100).check(
    withoutContactDetails,
    z.describe('Name of the goods, 1 to 100 characters'),
  ),
  description: paragraph(1, 2000).check(
    withoutContactDetails,
    z.describe('Quality, variety, packing; 1 to 2000 characters'),
  ),
  Location: line(1, 120).check(withoutContactDetails, z.describe('Location of the goods')),
};

const choices = {
  unit: Unit,
  category: Category,
};
const dates = {
  harvestDate: Day.check(z.describe('Day of harvest or making, yyyy-mm-dd')),
  expiryDate: Day.check(z.describe('Last day of sale, yyyy-mm-dd, not before the harvest')),
};

interface Dates {
  harvestDate?: string;
  expiryDate?: string;
}
const isInOrder = (dates: Dates) =>
  !dates.harvestDate || !dates.expiryDate || dates.harvestDate <= dates.expiryDate;
const beforeHarvest = { path: ['expiryDate'], params: { code: 'before_harvest' } };

interface Stock {
  quantity: number;
  unit: Unit;
}
const hasValidStock =
  (code: ReturnType<typeof stockError>) =>
  ({ quantity, unit }: Stock) =>
    stockError(quantity, unit) !== code;
const stockCode = (code: string) => ({ path: ['quantity'], params: { code } });

const listingChecks = [
  z.refine<Licensed>(hasLicence, { path: ['licence'], params: { code: 'licence_needed' } }),
  z.refine<Dates & Stock>(isInOrder, beforeHarvest),
  z.refine<Dates & Stock>(hasValidStock('not_whole'), stockCode('not_whole')),
  z.refine<Dates & Stock>(hasValidStock('below_trade_unit'), stockCode('below_trade_unit')),
] as const;

const priceDescription = 'Rupees for one trade unit U (25 kg, 25 L or 25 pieces)';
const quantityDescription =
  "Stock, in the listing's own unit: one trade unit at least, whole for pieces; an owner's change may also say 0";
const licence = () =>
  line(0, 40).check(
    z.refine((typed) => typed === '' || /\d/.test(typed), { params: { code: 'wrong_format' } }),
    z.describe("Number of the dealer's licence, for seeds and fertilizers; else left out"),
  );
const pausedDescription = 'Whether the seller has taken it off the market for a while';

const cropFields = {
  ...texts,
  ...choices,
  ...dates,
  licence: z.optional(licence()),
  price: typedDecimal(0.01, 10_000_000, 2).check(z.describe(priceDescription)),
  quantity: typedDecimal(0.001, 10_000_000, 3).check(z.describe(quantityDescription)),
};

/** The add-crop form as typed; pictures are sent separately. */
export const CropForm = z.strictObject(cropFields).check(...listingChecks);
export type CropForm = z.infer<typeof CropForm>;

/** The form as sent, with the owner's id. */
export const NewCrop = z
  .strictObject({ ...cropFields, userId: Id.check(z.describe('The seller: the signed-in user')) })
  .check(...listingChecks);
export type NewCrop = z.infer<typeof NewCrop>;

/** An owner's changes; absent fields stay unchanged. */
export const CropChange = z
  .strictObject({
    ...z.partial(z.object({ ...texts, ...choices, ...dates })).shape,
    licence: z.optional(licence()),
    price: z.optional(decimal(0.01, 10_000_000, 2)).check(z.describe(priceDescription)),
    quantity: z.optional(decimal(0, 10_000_000, 3)).check(z.describe(quantityDescription)),
    isPaused: z.optional(z.boolean()).check(z.describe(pausedDescription)),
  })
  .check(z.refine(isInOrder, beforeHarvest));
export type CropChange = z.infer<typeof CropChange>;

const isPictureOrder = (order: string) =>
  splitPictureOrder(order).every((one) => one === newPicture || z.safeParse(Id, one).success);

/** The pictures of a listing in their order; the files are sent beside it. */
export const PictureOrder = z.strictObject({
  order: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { abort: true }),
      z.maxLength(500, { abort: true }),
      z.refine(isPictureOrder, { params: { code: 'wrong_format' } }),
      z.describe(
        'All pictures in their order, separated by commas: `new` for each file, in the order of the files, else the id of a kept picture',
      ),
    ),
});
export type PictureOrder = z.infer<typeof PictureOrder>;

/** A picture of a listing. */
export const CropPicture = z.object({
  id: Id.check(z.describe('Id of the picture, by which its owner keeps or moves it')),
  ...Picture.shape,
});
export type CropPicture = z.infer<typeof CropPicture>;

/** The public view of a listing. */
export const Crop = z.object({
  _id: Id.check(z.describe('Id of the listing')),
  name: text('What is sold'),
  title: text('The same as the name'),
  description: text('Quality, variety, packing'),
  image: z
    .array(CropPicture)
    .check(z.describe('Its pictures in their order, each in three widths')),
  price: rupees(priceDescription),
  quantity: z.number().check(z.describe("Stock, in the listing's own unit")),
  unit: Unit,
  stock: z.int().check(z.describe('Whole trade units U left')),
  status: CropStatus,
  category: Category,
  rating: z
    .nullable(z.number().check(z.gte(1), z.lte(5)))
    .check(z.describe('Average of 1 to 5 stars, null without reviews')),
  ratingCount: z.int().check(z.gte(0), z.describe('Number of reviews that count')),
  harvestDate: text('Day of harvest or making, yyyy-mm-dd'),
  expiryDate: text('Last day of sale, yyyy-mm-dd'),
  Location: text('Location of the goods'),
  isPaused: z.boolean().check(z.describe(pausedDescription)),
  licence: z
    .nullable(z.string())
    .check(z.describe("Number of the dealer's licence as the seller gave it, null without one")),
  seller: z
    .object({
      userId: Id.check(z.describe('Id of the seller')),
      name: text('Name as the seller writes it'),
      city: text('Town or district'),
      state: text('State or union territory, in English'),
      memberSince: Timestamp.check(z.describe('When the seller opened the account')),
    })
    .check(z.describe('Public profile of the seller')),
  createdAt: Timestamp.check(z.describe('When it was listed')),
});
export type Crop = z.infer<typeof Crop>;

export const CropSort = z.enum(['newest', 'price-asc', 'price-desc', 'rating']);
export type CropSort = z.infer<typeof CropSort>;

/** Filters of the Mandi, all optional. */
export const CropFilter = z.strictObject({
  category: z.optional(Category).check(z.describe('Only this category')),
  q: z
    .optional(line(1, 100))
    .check(z.describe('Words in the name or description, in English, Hindi or roman Hindi')),
  state: z
    .optional(line(1, 60))
    .check(z.describe("The seller's state, by its English or Hindi name")),
  minPrice: z
    .optional(typedDecimal(0, 10_000_000, 2))
    .check(z.describe('Lowest price, rupees for one trade unit U')),
  maxPrice: z
    .optional(typedDecimal(0, 10_000_000, 2))
    .check(z.describe('Highest price, rupees for one trade unit U')),
  seller: z.optional(Id).check(z.describe('Only listings of this user')),
  sort: z.optional(CropSort).check(z.describe('Order of the list; the newest first by default')),
  ...Page.shape,
});
export type CropFilter = z.infer<typeof CropFilter>;

/** What like goods cost. */
export const LikeGoods = z.strictObject({
  name: line(1, 100).check(z.describe('Name of the goods, in English, Hindi or roman Hindi')),
  category: Category,
  except: z.optional(Id).check(z.describe('A listing that is left out')),
});
export type LikeGoods = z.infer<typeof LikeGoods>;

export const LikePrices = z.object({
  median: z
    .nullable(z.number())
    .check(
      z.describe('Median price in rupees for one trade unit U, null below three like listings'),
    ),
  count: z.int().check(z.gte(0), z.describe('Number of like listings for sale, at most 200')),
});
export type LikePrices = z.infer<typeof LikePrices>;

/** One category on the first page of the Mandi. */
export const CropSection = z.object({
  category: Category,
  crops: z.array(Crop).check(z.describe('The newest four listings for sale, the newest first')),
});
export type CropSection = z.infer<typeof CropSection>;
