import { person } from '@upaj/contract/fields';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import type { SqlExecutor } from '../../../platform/jobs/sql-executor.ts';
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

/** Keeps ways to Google and back, and who came through them. */
export function createGoogleStore(db: Database) {
  return {
    async begin(
      handleHash: string,
      { state, nonce, verifier }: OAuthStart,
      expiresAt: Date,
    ): Promise<void> {
      await db.insert(oauthStates).values({ handleHash, state, nonce, verifier, expiresAt });
    },

    /** Takes what was remembered: whoever comes a second time finds nothing. */
    async takeDeparture(handleHash: string, now: Date): Promise<OAuthStart | undefined> {
      const { state, nonce, verifier } = oauthStates;
      const isMeant = and(eq(oauthStates.handleHash, handleHash), gt(oauthStates.expiresAt, now));
      const [taken] = await db
        .delete(oauthStates)
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
      await db.insert(oauthStates).values(row);
    },

    async takeArrival(
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

    /**
     * Finds the account of an identity, or makes one. An account that was made with a password is joined only if
     * its owner has proven the address, Google itself gives that address out, and no other Google account has
     * been joined: otherwise somebody could wait there for its owner, or come in with an address that was theirs
     * once. `also` is done for an account that is joined.
     */
    async findOrMake(
      identity: Identity,
      now: Date,
      also: (owner: { name: string }, tx: SqlExecutor) => Promise<void>,
    ): Promise<'taken' | { id: string; name: string }> {
      return db.transaction(async (tx) => {
        const who = { id: users.id, name: users.name, isProven: users.emailVerified };
        const { subject: accountId, email } = identity;
        const isTheirs = and(ofGoogle, eq(credentials.accountId, accountId));
        const [known] = await tx
          .select(who)
          .from(credentials)
          .innerJoin(users, eq(users.id, credentials.userId))
          .where(isTheirs);
        if (known) return known;
        // Two first visits at once wait for each other here: the address is unique.
        const [made] = await tx
          .insert(users)
          .values(newUser(identity, now))
          .onConflictDoNothing()
          .returning(who);
        const join = (userId: string) =>
          tx.insert(credentials).values({ userId, providerId: GOOGLE, accountId });
        if (made) {
          await join(made.id);
          return made;
        }
        const [owner] = await tx
          .select(who)
          .from(users)
          .where(eq(users.email, email))
          .for('update');
        if (!owner) return 'taken';
        const [joined] = await tx
          .select({ accountId: credentials.accountId })
          .from(credentials)
          .where(and(ofGoogle, eq(credentials.userId, owner.id)));
        if (joined?.accountId === accountId) return owner;
        if (joined || !owner.isProven || !identity.isAuthoritative) return 'taken';
        await join(owner.id);
        await also(owner, tx);
        return owner;
      });
    },
  };
}

/**
 * Parts an account from Google, as everything does that hands it to whoever reads its mail; gives whether it had
 * been joined. Whose address Google gives out is joined again by signing in there.
 */
export async function unlinkGoogle(tx: Pick<Database, 'delete'>, userId: string): Promise<boolean> {
  const parted = await tx
    .delete(credentials)
    .where(and(ofGoogle, eq(credentials.userId, userId)))
    .returning({ id: credentials.id });
  return parted.length > 0;
}

/** What Google does not tell is left blank for the person to fill in, but for the gender, which is never asked for. */
function newUser({ email, name, isAuthoritative }: Identity, now: Date) {
  const blank = { phone: '', street: '', city: '', state: '', postalCode: '' };
  const told = person.name.safeParse(name.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 80));
  const fallback = email.split('@')[0]?.slice(0, 80) ?? '';
  const shown = told.success ? told.data : fallback;
  const times = { createdAt: now, updatedAt: now };
  return { ...blank, ...times, email, name: shown, emailVerified: isAuthoritative };
}
