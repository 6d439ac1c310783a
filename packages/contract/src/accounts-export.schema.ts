import * as z from 'zod/mini';
import { Gender } from './accounts.schema.ts';
import { Category, Unit } from './crops.schema.ts';
import { Day, Id, Timestamp, text } from './fields.ts';
import { ModerationVerb } from './moderation.schema.ts';
import { NotificationKind, NotificationSettings } from './notifications.schema.ts';
import {
  Order,
  OrderAddress,
  OrderItem,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from './orders.schema.ts';
import { SellerGoals } from './sellers.schema.ts';

const timestamp = (description: string) => Timestamp.check(z.describe(description));

const person = z.object({
  name: text('Name as the person writes it'),
  email: text('Address that signs in'),
  isEmailProven: z.boolean().check(z.describe('Whether an OTP or Google has verified the address')),
  phone: text('Mobile number, empty when it was never told'),
  gender: z.nullable(Gender).check(z.describe('Null if it was never given')),
  street: text('House, street or village'),
  city: text('Town or district'),
  state: text('State or union territory, in English'),
  postalCode: text('PIN code'),
  picture: z.nullable(z.string()).check(z.describe('URL of the picture on this server')),
  isModerator: z.boolean().check(z.describe('Whether the user is a moderator')),
  memberSince: timestamp('When the account was opened'),
  changedAt: timestamp('When the record was changed last'),
});

const seller = z.object({
  bank: text("Bank's name"),
  accountNo: text('Masked: `••••` and the last four digits, as everywhere'),
  ifscCode: text('IFSC of the branch'),
  upi: z.nullable(z.string()).check(z.describe('UPI address, null without one')),
  goals: SellerGoals.check(z.describe('Goals of a month')),
  since: timestamp('When the person became a seller'),
});

const signInWay = z.object({
  way: z.enum(['password', 'google']).check(z.describe('How the user can sign in')),
  googleId: z
    .nullable(z.string())
    .check(z.describe('Identifier of the user at Google, null without Google')),
  since: timestamp('When it was set up'),
});

const session = z.object({
  createdAt: timestamp('When the person signed in'),
  lastSeenAt: timestamp('When it was used last, to the day'),
  expiresAt: timestamp('When it ends unless it is used'),
  ipAddress: z.nullable(z.string()).check(z.describe('IP address of the sign-in')),
  userAgent: z.nullable(z.string()).check(z.describe('User-Agent of the browser')),
});

const listing = z.object({
  id: Id.check(z.describe('Id of the listing')),
  name: text('What is sold'),
  description: text("The seller's description"),
  price: z.number().check(z.describe('Rupees for one trade unit U')),
  quantity: z.number().check(z.describe("Stock in the listing's own unit")),
  unit: Unit.check(z.describe('Unit of the stock')),
  category: Category.check(z.describe('Category in the Mandi')),
  harvestDate: Day.check(z.describe('Day of the harvest')),
  expiryDate: Day.check(z.describe('Last day of sale')),
  place: text('Where it lies'),
  licence: z.nullable(z.string()).check(z.describe("Number of the dealer's licence, null without")),
  isPaused: z.boolean().check(z.describe('Whether the seller has paused it')),
  createdAt: timestamp('When it was listed'),
  updatedAt: timestamp('When it was changed last'),
  pictures: z.array(z.string()).check(z.describe('URLs of its pictures, in their order')),
});

const cartItem = z.object({
  name: text('What is in the cart'),
  quantity: z.int().check(z.describe('Trade units U')),
  addedAt: timestamp('When it was added'),
});

const order = z.object({
  id: Id.check(z.describe('Id of the order')),
  reference: text('Short name of the order'),
  as: z.enum(['buyer', 'seller']).check(z.describe('Whether the person bought or sold')),
  status: OrderStatus,
  payment: PaymentMethod,
  paymentStatus: PaymentStatus,
  address: z.nullable(OrderAddress).check(z.describe("The buyer's; null for the seller")),
  items: z
    .array(
      z.pick(OrderItem, {
        name: true,
        unit: true,
        quantity: true,
        delivered: true,
        price: true,
        total: true,
      }),
    )
    .check(z.describe('Ordered items')),
  total: z.number().check(z.describe('Rupees for all items')),
  ...z.pick(Order, { history: true, payments: true }).shape,
  createdAt: timestamp('When it was placed'),
});

const review = z.object({
  listing: text('What was rated, as it was called when it was ordered'),
  rating: z.int().check(z.describe('1 to 5 stars')),
  text: text('What was said'),
  createdAt: timestamp('When it was written'),
});

const reviewAnswer = z.object({
  listing: text('What was rated, as it was called when it was ordered'),
  text: text('What the person answered'),
  createdAt: timestamp('When it was written'),
});

const notification = z.object({
  kind: NotificationKind,
  subject: text('What it was about'),
  createdAt: timestamp('When it happened'),
});

const discussionPost = z.object({
  title: text('Title of the discussion'),
  content: text('What the person wrote, empty if it was deleted'),
  createdAt: timestamp('When it was written'),
});
const likedPost = z.object({
  title: text('Title of the discussion in which the person likes something'),
  createdAt: timestamp('When the person began to like it'),
});
const moderationRecord = z.object({
  action: ModerationVerb,
  excerpt: text('How the post began'),
  reason: text('Why it was done'),
  appeal: z.nullable(z.string()).check(z.describe('What the person said against it, else null')),
  createdAt: timestamp('When it was done'),
});
const ownReport = z.object({
  reason: text('What the person said is wrong'),
  createdAt: timestamp('When it was reported'),
});

const contactMessage = z.object({
  name: text('Name as it was written under the message'),
  email: text('Address as it was written under the message'),
  message: text('The message'),
  createdAt: timestamp('When it was sent'),
});

const weatherPlace = z.object({
  name: text('What the person calls the place'),
  lat: z.number().check(z.describe('Degrees north')),
  lon: z.number().check(z.describe('Degrees east')),
  isHome: z.boolean().check(z.describe('Whether the weather opens here')),
});
const chatOpinion = z.object({
  question: text('The question that was answered'),
  answer: text('The answer as it was shown'),
  isHelpful: z.boolean().check(z.describe('Whether the answer helped')),
  reason: z.nullable(z.string()).check(z.describe('Why not, else null')),
  comment: z.nullable(z.string()).check(z.describe('In own words, else null')),
  createdAt: timestamp('When it was sent'),
});

const keptDiagnosis = z.object({
  crop: text('Id of the crop'),
  diseaseId: z.nullable(z.string()).check(z.describe('The disease, null if none was named')),
  outcome: text('What the adviser said'),
  progress: z.nullable(z.string()).check(z.describe('How the field was later, else null')),
  pictures: z.array(z.string()).check(z.describe('URLs of its pictures')),
  madeAt: timestamp('When it was made'),
});
const leafFeedback = z.object({
  crop: text('Id of the crop'),
  isRight: z.boolean().check(z.describe('Whether the diagnosis was right')),
  actual: z.nullable(z.string()).check(z.describe('What it was in truth, null if not told')),
  pictures: z.array(z.string()).check(z.describe('URLs of the pictures given for training')),
  createdAt: timestamp('When it was sent'),
});

/** All stored data of a user, except secrets and texts of other users. */
export const ExportedUser = z.object({
  exportedAt: timestamp('When this copy was made'),
  user: person.check(z.describe("The user's own record")),
  seller: z.nullable(seller).check(z.describe('Null for a user who is not a seller')),
  signInWays: z.array(signInWay).check(z.describe('Ways of signing in that are set up')),
  sessions: z.array(session).check(z.describe('Sessions of the user, without tokens')),
  listings: z.array(listing).check(z.describe('Listings of the user')),
  cart: z.array(cartItem).check(z.describe('Items of the cart')),
  orders: z.array(order).check(z.describe('Orders that the person placed or received')),
  reviews: z.array(review).check(z.describe('Reviews that the person wrote')),
  reviewAnswers: z
    .array(reviewAnswer)
    .check(z.describe('Answers of the person to reviews of their goods')),
  threads: z.array(discussionPost).check(z.describe('Discussions that the person began')),
  comments: z.array(discussionPost).check(z.describe('Comments and replies of the person')),
  threadPictures: z
    .array(z.string())
    .check(z.describe('URLs of pictures that the person uploaded for discussions')),
  likes: z.array(likedPost).check(z.describe('Posts that the person likes')),
  mutedThreads: z
    .array(z.string())
    .check(z.describe('Titles of discussions whose notifications are switched off')),
  moderation: z
    .array(moderationRecord)
    .check(z.describe('What moderation did that concerned the person')),
  reports: z.array(ownReport).check(z.describe('Reports that the person sent')),
  notifications: z.array(notification).check(z.describe('What the person was told of')),
  notificationSettings: NotificationSettings.check(
    z.describe('What the person wants to be told of'),
  ),
  contactMessages: z
    .array(contactMessage)
    .check(z.describe('Sent while signed in, or from the address once it is verified')),
  weatherPlaces: z.array(weatherPlace).check(z.describe('Places kept for the weather')),
  chatFeedback: z.array(chatOpinion).check(z.describe("Opinions of KrishiBot's answers")),
  diagnoses: z.array(keptDiagnosis).check(z.describe('Diagnoses kept on the account')),
  leafFeedback: z
    .array(leafFeedback)
    .check(z.describe('Opinions of diagnoses, with pictures given for training')),
  idempotencyKeys: z
    .array(z.object({ key: text('As the client chose it'), usedAt: timestamp('When it was used') }))
    .check(z.describe('Idempotency keys of writes')),
});
export type ExportedUser = z.infer<typeof ExportedUser>;
