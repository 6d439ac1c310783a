import * as z from 'zod/mini';
import { Gender } from './accounts.schema.ts';
import { Category, Unit } from './crops.schema.ts';
import { Day, Id, Timestamp, text } from './fields.ts';

const moment = (says: string) => Timestamp.check(z.describe(says));

const person = z.object({
  name: text('Name as the person writes it'),
  email: text('Address that signs in'),
  isEmailProven: z.boolean().check(z.describe('Whether an OTP or Google has proven the address')),
  phone: text('Mobile number, empty when it was never told'),
  gender: z.nullable(Gender).check(z.describe('Null when it was never told')),
  street: text('House, street or village'),
  city: text('Town or district'),
  state: text('State or union territory, in English'),
  postalCode: text('PIN code'),
  picture: z.nullable(z.string()).check(z.describe('Address of the picture on this server')),
  isModerator: z.boolean().check(z.describe('Whether the person may moderate')),
  memberSince: moment('When the account was opened'),
  changedAt: moment('When the record was changed last'),
});

const seller = z.object({
  bank: text("Bank's name"),
  accountNo: text('Masked: `••••` and the last four digits, as everywhere'),
  ifscCode: text('IFSC of the branch'),
  since: moment('When the person became a seller'),
});

const signInWay = z.object({
  way: z.enum(['password', 'google']).check(z.describe('How the person can prove who they are')),
  googleId: z
    .nullable(z.string())
    .check(z.describe('By which Google knows the person, if it does')),
  since: moment('When it was set up'),
});

const session = z.object({
  createdAt: moment('When the person signed in'),
  lastSeenAt: moment('When it was used last, to the day'),
  expiresAt: moment('When it ends unless it is used'),
  ipAddress: z.nullable(z.string()).check(z.describe('Address that it was opened from')),
  userAgent: z.nullable(z.string()).check(z.describe('What the browser calls itself')),
});

const listing = z.object({
  id: Id.check(z.describe('Names the listing')),
  name: text('What is sold'),
  description: text("The seller's words about it"),
  price: z.number().check(z.describe('Rupees for one trade unit U')),
  quantity: z.number().check(z.describe("Stock in the listing's own unit")),
  unit: Unit.check(z.describe('What the stock is counted in')),
  category: Category.check(z.describe('Where the market shows it')),
  harvestDate: Day.check(z.describe('Day of the harvest')),
  expiryDate: Day.check(z.describe('Last day of sale')),
  place: text('Where it lies'),
  isPaused: z.boolean().check(z.describe('Whether the seller has taken it off the market')),
  createdAt: moment('When it was listed'),
  updatedAt: moment('When it was changed last'),
  pictures: z.array(z.string()).check(z.describe('Addresses of its pictures, in their order')),
});

const contactMessage = z.object({
  name: text('Name as it was written under the message'),
  email: text('Address as it was written under the message'),
  message: text('The message'),
  createdAt: moment('When it was sent'),
});

/** Everything that is held of a person, but secrets and what others wrote. */
export const ExportedUser = z.object({
  exportedAt: moment('When this copy was made'),
  user: person.check(z.describe("The person's own record")),
  seller: z.nullable(seller).check(z.describe('Null for whoever sells nothing')),
  signInWays: z.array(signInWay).check(z.describe('Ways of signing in that are set up')),
  sessions: z.array(session).check(z.describe('Where the person is signed in, without tokens')),
  listings: z.array(listing).check(z.describe('What the person has put on the market')),
  contactMessages: z
    .array(contactMessage)
    .check(z.describe('Sent while signed in, or from the address once it is proven')),
  idempotencyKeys: z
    .array(z.object({ key: text('As the client chose it'), usedAt: moment('When it was used') }))
    .check(z.describe('Keys of writes that could have been repeated')),
});
export type ExportedUser = z.infer<typeof ExportedUser>;
