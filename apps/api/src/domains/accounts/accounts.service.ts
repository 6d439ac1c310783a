import type {
  PublicUser,
  SessionStarted,
  SignIn,
  SignUp,
  User,
  UserChange,
} from '@upaj/contract/accounts.schema';
import { ApiError, invalidField, notFound, notSignedIn } from '@upaj/contract/api-error';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { Mailbox } from '../../platform/mail/mailbox.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { Account, AccountStore } from './accounts.store.ts';
import { type Auth, authCode, type Caller, headersOf, withToken } from './auth/auth.ts';
import type { BruteForceGuard } from './auth/brute-force-guard.ts';
import { DatabaseError } from './auth/error-preserving-adapter.ts';
import { avatarUrl, avatarView } from './avatars/avatars.service.ts';
import { isCommonPassword } from './passwords/common-passwords.ts';
import type { PasswordStore } from './passwords/passwords.store.ts';
import type { ProfileStore } from './profiles.store.ts';
import { isAccountDeleted, type SessionStore } from './sessions/sessions.store.ts';

// Use extends a session to a month from now, but only up to this maximum age.
const LONGEST_SESSION = 180 * 24 * 60 * 60 * 1000;

/** The figures of a person's orders. */
type OrderCounters = Pick<User, 'ordersPlaced' | 'moneySpent' | 'ordersReceived' | 'moneyEarned'>;

/** The public data of a person. */
export type Profile = Pick<PublicUser, 'name' | 'city' | 'state' | 'memberSince'>;

/** What is shown beside something that a person wrote. */
export interface Author {
  name: string;
  /** The URL of the picture, null without one. */
  profilePic: string | null;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Creates, reads and changes accounts and their sessions. */
export function createAccounts(deps: {
  inTransaction: InTransaction;
  auth: Auth;
  store: AccountStore;
  profiles: ProfileStore;
  passwords: PasswordStore;
  sessions: SessionStore;
  guard: BruteForceGuard;
  isSeller: (userId: string) => Promise<boolean>;
  countersOf: (userId: string) => Promise<OrderCounters>;
  /** The average stars of a seller, null without reviews. */
  ratingOf: (userId: string) => Promise<number | null>;
  /** The ids of all moderators. */
  moderatorIds: (tx?: Tx) => Promise<string[]>;
  services: Pick<DomainServices, 'moderation'>;
  now: () => Date;
}) {
  const { inTransaction, services } = deps;
  const { auth, store, profiles, sessions, guard, isSeller, countersOf, ratingOf, now } = deps;
  return {
    async signUp(form: SignUp, caller: Caller): Promise<SessionStarted> {
      if (isCommonPassword(form.password, form)) throw invalidField('password', 'too_common');
      const { token, user } = await register(auth, store, form, caller);
      if (!token) throw new Error('sign-up created no session');
      await inTransaction((tx) => services.moderation.carryOver(tx, user.id, form.email));
      return sessionStarted(token, user, 'Welcome to Upaj', false);
    },

    async signIn(form: SignIn, caller: Caller): Promise<SessionStarted> {
      const opened = await guard.password(form.email, caller.address, () => open(form, caller));
      if (!opened) throw new ApiError('invalid_credentials');
      const { token, user } = opened;
      return sessionStarted(token, user, 'Welcome back', await isSeller(user.id));
    },

    /** Ends the session, or throws: better-auth would report success even when the database did not respond. */
    async signOut({ id, sessionId }: Pick<Person, 'id' | 'sessionId'>): Promise<void> {
      await sessions.end(id, sessionId);
    },

    /** Finds the person of a valid session. */
    async identify(token: string): Promise<Person | undefined> {
      const found = await auth.api.getSession({ headers: withToken(token) });
      if (!found) return undefined;
      if (now().getTime() - found.session.createdAt.getTime() > LONGEST_SESSION) {
        await sessions.end(found.user.id, found.session.id);
        return undefined;
      }
      const { id, name, isModerator } = found.user;
      const { id: sessionId, createdAt: signedInAt } = found.session;
      return { id, name, sessionId, signedInAt, isModerator: isModerator === true };
    },

    async readOwn(person: Person): Promise<User> {
      return toUser(person.id, await store.find(person.id));
    },

    async read(person: Person, id: string): Promise<User | PublicUser> {
      if (person.id === id) return toUser(id, await store.find(id));
      const found = (await profiles.findMany([id])).get(id);
      if (!found) throw notFound('User');
      const { pictureId, ...face } = found;
      return { ...face, sellerRating: await ratingOf(id), picture: avatarView(pictureId) };
    },

    /** The public data of sellers by id, without deleted accounts. */
    profilesOf(ids: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, Profile>> {
      return profiles.findMany(ids, tx);
    },

    /** Names and pictures by id, without deleted accounts. */
    async authorsOf(ids: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, Author>> {
      if (ids.length === 0) return new Map();
      const found = await profiles.findMany(ids, tx);
      return new Map(
        [...found].map(([id, { name, pictureId }]) => [
          id,
          { name, profilePic: pictureId === null ? null : avatarUrl(pictureId) },
        ]),
      );
    },

    moderatorIds: deps.moderatorIds,
    stateForShare: profiles.stateForShare,
    namesForShare: profiles.namesForShare,
    phonesOf: profiles.phonesOf,
    lockForUpdate: profiles.lockForUpdate,
    isEmailConfirmed: profiles.isEmailConfirmed,

    /** The recipient of mail to a person. */
    async mailboxOf(id: string, tx?: Tx): Promise<Mailbox> {
      const account = await store.find(id, tx);
      if (!account) throw notFound('User');
      return { name: account.name, address: account.email };
    },

    /**
     * Changes the fields that are named, if the version is the newest or none is named; a suspended person keeps the name
     * that others read.
     */
    async update(id: string, { version, ...change }: UserChange): Promise<User> {
      const { name, phone, street, city, state, postalCode } = change;
      const fields = { name, phone, street, city, state, postalCode };
      const only = version === undefined ? undefined : new Date(version);
      const changed = await inTransaction(async (tx) => {
        const before = await store.findForUpdate(tx, id);
        const isRenamed = name !== undefined && name !== before?.name;
        if (isRenamed) await services.moderation.requireNotSuspended(tx, id);
        return store.change(tx, id, fields, { at: now(), only });
      });
      if (!changed && (await store.find(id))) throw new ApiError('conflict');
      return toUser(id, changed);
    },
  };

  /** A person with the counters of their orders. */
  async function toUser(id: string, account: Account | undefined): Promise<User> {
    // The account was deleted while its session was in use.
    if (!account) throw notSignedIn();
    const { pictureId, updatedAt, ...facts } = account;
    const picture = avatarView(pictureId);
    return { ...facts, ...(await countersOf(id)), picture, version: updatedAt.toISOString() };
  }

  /** Opens a session; undefined when e-mail or password is wrong. */
  async function open({ email, password }: SignIn, caller: Caller) {
    const before = await deps.passwords.hashOfEmail(email);
    try {
      const headers = headersOf(caller);
      const opened = await auth.api.signInEmail({ body: { email, password }, headers });
      // The password may have changed while the entered one was compared with the old hash.
      if ((await deps.passwords.hashOf(opened.user.id)) === before) return opened;
      await auth.api.signOut({ headers: withToken(opened.token) });
      return undefined;
    } catch (error) {
      const isRefused = authCode(error) === 'INVALID_EMAIL_OR_PASSWORD' || isAccountDeleted(error);
      if (!isRefused) throw error;
      return undefined;
    }
  }
}

async function register(auth: Auth, store: AccountStore, form: SignUp, caller: Caller) {
  try {
    return await auth.api.signUpEmail({ body: form, headers: headersOf(caller) });
  } catch (error) {
    const code = authCode(error);
    const isTaken =
      code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' ||
      // Of two concurrent requests the slower one finds the address taken only when it writes.
      (error instanceof DatabaseError && (await store.hasEmail(form.email)));
    if (!isTaken) throw error;
    throw new ApiError('user_exists');
  }
}

function sessionStarted(
  token: string,
  user: { id: string; name: string },
  message: string,
  isSeller: boolean,
): SessionStarted {
  return { success: true, token, userId: user.id, message, data: { name: user.name, isSeller } };
}
