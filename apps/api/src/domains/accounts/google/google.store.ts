import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { queriesIn, type Tx } from '../../../db/transaction.ts';
import { credentials, oauthStates, users } from '../accounts.tables.ts';
import type { Identity, OAuthStart } from './openid-client.ts';

const GOOGLE = 'google';
const ofGoogle = eq(credentials.providerId, GOOGLE);
const KeptIdentity = z.object({
  subject: z.string(),
  email: z.string(),
  emailIsProven: z.boolean(),
  isAuthoritative: z.boolean(),
  name: z.string(),
});

export type GoogleStore = ReturnType<typeof createGoogleStore>;

/** Stores OAuth states, their results, and the accounts that are linked with Google. */
export function createGoogleStore(db: Database) {
  return {
    async insertState(
      handleHash: string,
      { state, nonce, verifier }: OAuthStart,
      expiresAt: Date,
    ): Promise<void> {
      await db.insert(oauthStates).values({ handleHash, state, nonce, verifier, expiresAt });
    },

    /** Deletes and returns the stored state, so that it works once. */
    async takeState(handleHash: string, now: Date): Promise<OAuthStart | undefined> {
      const { state, nonce, verifier } = oauthStates;
      const isMeant = and(eq(oauthStates.handleHash, handleHash), gt(oauthStates.expiresAt, now));
      const [taken] = await db
        .delete(oauthStates)
        .where(isMeant)
        .returning({ state, nonce, verifier });
      return taken;
    },

    /** Stores the identified user until the portal fetches the session. */
    async insertIdentity(
      handleHash: string,
      codeHash: string,
      identity: Identity,
      expiresAt: Date,
    ): Promise<void> {
      const nothing = { state: '', nonce: '', verifier: '' };
      const row = { handleHash, codeHash, identity, expiresAt, ...nothing };
      await db.insert(oauthStates).values(row);
    },

    async takeIdentity(
      handleHash: string,
      codeHash: string,
      now: Date,
    ): Promise<Identity | undefined> {
      const [taken] = await db
        .delete(oauthStates)
        .where(
          and(
            eq(oauthStates.handleHash, handleHash),
            eq(oauthStates.codeHash, codeHash),
            gt(oauthStates.expiresAt, now),
          ),
        )
        .returning({ identity: oauthStates.identity });
      return taken && KeptIdentity.parse(taken.identity);
    },

    /** Finds the account that this Google account signs in to. */
    async findLinked(subject: string, tx?: Tx): Promise<{ id: string; name: string } | undefined> {
      const [found] = await queriesIn(db, tx)
        .select({ id: users.id, name: users.name })
        .from(credentials)
        .innerJoin(users, eq(users.id, credentials.userId))
        .where(and(ofGoogle, eq(credentials.accountId, subject)));
      return found;
    },

    /** The Google account that is linked with this account, if any. */
    async linkedSubject(userId: string, tx?: Tx): Promise<string | undefined> {
      const [found] = await queriesIn(db, tx)
        .select({ subject: credentials.accountId })
        .from(credentials)
        .where(and(ofGoogle, eq(credentials.userId, userId)));
      return found?.subject;
    },

    async link(userId: string, subject: string, tx?: Tx): Promise<void> {
      const row = { userId, providerId: GOOGLE, accountId: subject };
      await queriesIn(db, tx).insert(credentials).values(row);
    },

    /** Unlinks the Google account; returns whether there was one. */
    async unlink(userId: string, tx?: Tx): Promise<boolean> {
      const unlinked = await queriesIn(db, tx)
        .delete(credentials)
        .where(and(ofGoogle, eq(credentials.userId, userId)))
        .returning({ id: credentials.id });
      return unlinked.length > 0;
    },
  };
}
