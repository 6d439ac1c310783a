import { and, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { credentials, googleTrips, users } from '../../db/accounts.tables.ts';
import type { Database } from '../../db/database.ts';
import type { Departure, Identity } from './provider.ts';

const GOOGLE = 'google';
const KeptIdentity = z.object({
  subject: z.string(),
  email: z.string(),
  emailIsProven: z.boolean(),
  name: z.string(),
});

export type GoogleStore = ReturnType<typeof createGoogleStore>;

/** Keeps ways to Google and back, and who came through them. */
export function createGoogleStore(db: Database) {
  return {
    async begin(
      handleHash: string,
      { state, nonce, verifier }: Departure,
      now: Date,
      expiresAt: Date,
    ): Promise<void> {
      await db.delete(googleTrips).where(lt(googleTrips.expiresAt, now));
      await db.insert(googleTrips).values({ handleHash, state, nonce, verifier, expiresAt });
    },

    /** Takes what was remembered: whoever comes a second time finds nothing. */
    async takeDeparture(handleHash: string, now: Date): Promise<Departure | undefined> {
      const { state, nonce, verifier } = googleTrips;
      const isMeant = and(eq(googleTrips.handleHash, handleHash), gt(googleTrips.expiresAt, now));
      const [taken] = await db
        .delete(googleTrips)
        .where(isMeant)
        .returning({ state, nonce, verifier });
      return taken;
    },

    /** Keeps who came back until the portal fetches the session. */
    async keepArrival(
      handleHash: string,
      codeHash: string,
      identity: Identity,
      expiresAt: Date,
    ): Promise<void> {
      const nothing = { state: '', nonce: '', verifier: '' };
      const row = { handleHash, codeHash, identity, expiresAt, ...nothing };
      await db.insert(googleTrips).values(row);
    },

    async takeArrival(
      handleHash: string,
      codeHash: string,
      now: Date,
    ): Promise<Identity | undefined> {
      const [taken] = await db
        .delete(googleTrips)
        .where(
          and(
            eq(googleTrips.handleHash, handleHash),
            eq(googleTrips.codeHash, codeHash),
            gt(googleTrips.expiresAt, now),
          ),
        )
        .returning({ identity: googleTrips.identity });
      return taken && KeptIdentity.parse(taken.identity);
    },

    /**
     * Finds the account of an identity, or makes one. An account that was made with a password is joined only if
     * its owner has proven the address: otherwise somebody could open one in another's name and wait for them.
     */
    async findOrMake(
      identity: Identity,
      now: Date,
    ): Promise<'taken' | { id: string; name: string }> {
      return db.transaction(async (tx) => {
        const who = { id: users.id, name: users.name, isProven: users.emailVerified };
        const isTheirs = and(
          eq(credentials.providerId, GOOGLE),
          eq(credentials.accountId, identity.subject),
        );
        const [known] = await tx
          .select(who)
          .from(credentials)
          .innerJoin(users, eq(users.id, credentials.userId))
          .where(isTheirs);
        if (known) return known;
        // Two first visits at once wait for each other here: the address is unique.
        const [made] = await tx
          .insert(users)
          .values(newcomer(identity, now))
          .onConflictDoNothing()
          .returning(who);
        const [owner = made] = made
          ? []
          : await tx.select(who).from(users).where(eq(users.email, identity.email)).for('update');
        if (!owner?.isProven) return 'taken';
        await tx
          .insert(credentials)
          .values({ userId: owner.id, providerId: GOOGLE, accountId: identity.subject })
          .onConflictDoNothing();
        return owner;
      });
    },
  };
}

/** What Google does not tell is left blank for the person to fill in. */
function newcomer({ email, name }: Identity, now: Date) {
  const blank = { phone: '', street: '', city: '', state: '', postalCode: '' };
  const shown = name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80);
  const fallback = email.split('@')[0]?.slice(0, 80) ?? '';
  const times = { createdAt: now, updatedAt: now };
  return { ...blank, ...times, email, name: shown || fallback, emailVerified: true };
}
