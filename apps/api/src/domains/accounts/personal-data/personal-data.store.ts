import { desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { queriesOf, type Tx } from '../../../db/transaction.ts';
import { storedResponses } from '../../../platform/idempotency/idempotency.tables.ts';
import { contactMessages } from '../../contact/contact.tables.ts';
import { crops, pictures } from '../../crops/crops.tables.ts';
import { credentials, sessions, users } from '../accounts.tables.ts';

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>;
type Asking = Pick<Database, 'select'>;

/** Gathers, and deletes, everything that is held of one person. */
export function createPersonalDataStore(db: Database) {
  return {
    /** Everything but what they told as a seller, and secrets: of passwords and tokens there are only hashes. */
    async gather(id: string) {
      const user = await personOf(db, id);
      if (!user) return undefined;
      return {
        user,
        signInWays: await signInWaysOf(db, id),
        sessions: await sessionsOf(db, id),
        listings: await listingsOf(db, id),
        contactMessages: await messagesOf(db, id, user),
        idempotencyKeys: await db
          .select({ key: storedResponses.key, usedAt: storedResponses.createdAt })
          .from(storedResponses)
          .where(eq(storedResponses.personId, id)),
      };
    },

    /** Deletes a person and everything that hangs on them; gives the pictures whose files are left. */
    async delete(tx: Tx, id: string) {
      const queries = queriesOf(tx);
      const [user] = await queries.select().from(users).where(eq(users.id, id)).for('update');
      if (!user) return undefined;
      const listed = await queries
        .select({ id: pictures.id })
        .from(pictures)
        .innerJoin(crops, eq(crops.id, pictures.cropId))
        .where(eq(crops.sellerId, id));
      await queries.delete(contactMessages).where(areTheirs(id, user.emailVerified, user.email));
      await queries.delete(users).where(eq(users.id, id));
      return { pictureId: user.pictureId, listingPictures: listed };
    },
  };
}

/** Anybody can type any address: what was written under it is for whoever has proven to read its mail. */
function areTheirs(id: string, isProven: boolean, email: string) {
  const signedIn = eq(contactMessages.userId, id);
  return isProven ? or(signedIn, eq(contactMessages.email, email)) : signedIn;
}

async function personOf(db: Asking, id: string) {
  const { name, email, phone, gender, street, city, state, postalCode, pictureId } = users;
  const { isModerator, createdAt, updatedAt, emailVerified } = users;
  const own = { name, email, phone, gender, street, city, state, postalCode, pictureId };
  const [user] = await db
    .select({ ...own, isEmailProven: emailVerified, isModerator, createdAt, updatedAt })
    .from(users)
    .where(eq(users.id, id));
  return user;
}

function signInWaysOf(db: Asking, id: string) {
  const { providerId, accountId, createdAt: since } = credentials;
  return db
    .select({ providerId, accountId, since })
    .from(credentials)
    .where(eq(credentials.userId, id));
}

function sessionsOf(db: Asking, id: string) {
  const { createdAt, updatedAt, expiresAt, ipAddress, userAgent } = sessions;
  return db
    .select({ createdAt, lastSeenAt: updatedAt, expiresAt, ipAddress, userAgent })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(createdAt));
}

async function listingsOf(db: Asking, sellerId: string) {
  const { id, name, description, price, quantity, unit, category } = crops;
  const { harvestDate, expiryDate, place, isPaused, createdAt, updatedAt } = crops;
  const texts = { id, name, description, price, quantity, unit, category };
  const listings = await db
    .select({ ...texts, harvestDate, expiryDate, place, isPaused, createdAt, updatedAt })
    .from(crops)
    .where(eq(crops.sellerId, sellerId));
  const shown = await db
    .select({ id: pictures.id, cropId: pictures.cropId })
    .from(pictures)
    .innerJoin(crops, eq(crops.id, pictures.cropId))
    .where(eq(crops.sellerId, sellerId))
    .orderBy(pictures.position);
  return listings.map((listing) => ({
    ...listing,
    pictures: shown.filter(({ cropId }) => cropId === listing.id).map((picture) => picture.id),
  }));
}

function messagesOf(db: Asking, id: string, user: { isEmailProven: boolean; email: string }) {
  const { name, email, message, createdAt } = contactMessages;
  return db
    .select({ name, email, message, createdAt })
    .from(contactMessages)
    .where(areTheirs(id, user.isEmailProven, user.email));
}
