import { desc, eq } from 'drizzle-orm';
import { credentials, sessions, users } from '../db/accounts.tables.ts';
import { contactMessages } from '../db/contact.tables.ts';
import { crops, pictures } from '../db/crops.tables.ts';
import type { Database } from '../db/database.ts';
import { answers } from '../db/idempotency.tables.ts';
import { sellers } from '../db/sellers.tables.ts';
import type { Executes } from '../jobs/executors.ts';

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>;

/** Gathers, and deletes, everything that is held of one person. */
export function createPersonalDataStore(db: Database) {
  return {
    /** Everything but secrets: of passwords there are only hashes, and tokens open the account. */
    async gather(id: string) {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      if (!user) return undefined;
      const [seller = null] = await db.select().from(sellers).where(eq(sellers.userId, id));
      return {
        user,
        seller,
        signInWays: await db
          .select({ way: credentials.providerId, since: credentials.createdAt })
          .from(credentials)
          .where(eq(credentials.userId, id)),
        sessions: await sessionsOf(db, id),
        listings: await listingsOf(db, id),
        // Anybody can sign up with any address: what was written from it is for whoever has proven to read its mail.
        contactMessages: user.emailVerified ? await messagesOf(db, user.email) : [],
        idempotencyKeys: await db
          .select({ key: answers.key, usedAt: answers.createdAt })
          .from(answers)
          .where(eq(answers.personId, id)),
      };
    },

    /** Deletes a person and everything that hangs on them; gives the pictures whose files are left. */
    delete(id: string, also: (tx: Executes) => Promise<void>) {
      return db.transaction(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
        if (!user) return undefined;
        const listed = await tx
          .select({ id: pictures.id })
          .from(pictures)
          .innerJoin(crops, eq(crops.id, pictures.cropId))
          .where(eq(crops.sellerId, id));
        if (user.emailVerified) {
          await tx.delete(contactMessages).where(eq(contactMessages.email, user.email));
        }
        await also(tx);
        await tx.delete(users).where(eq(users.id, id));
        return { pictureId: user.pictureId, listingPictures: listed };
      });
    },
  };
}

function sessionsOf(db: Database, id: string) {
  const { createdAt, updatedAt, expiresAt, ipAddress, userAgent } = sessions;
  return db
    .select({ id: sessions.id, createdAt, lastSeenAt: updatedAt, expiresAt, ipAddress, userAgent })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(createdAt));
}

async function listingsOf(db: Database, id: string) {
  const listings = await db.select().from(crops).where(eq(crops.sellerId, id));
  const shown = await db
    .select({ id: pictures.id, cropId: pictures.cropId })
    .from(pictures)
    .innerJoin(crops, eq(crops.id, pictures.cropId))
    .where(eq(crops.sellerId, id))
    .orderBy(pictures.position);
  return listings.map((listing) => ({
    ...listing,
    pictures: shown.filter(({ cropId }) => cropId === listing.id).map((picture) => picture.id),
  }));
}

function messagesOf(db: Database, email: string) {
  const { name, message, createdAt } = contactMessages;
  return db
    .select({ name, message, createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.email, email));
}
