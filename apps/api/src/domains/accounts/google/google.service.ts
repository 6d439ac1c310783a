import type { SessionStarted } from '@upaj/contract/accounts.schema';
import { ApiError } from '@upaj/contract/api-error';
import type { InTransaction, Tx } from '../../../db/transaction.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { DomainServices } from '../../../platform/modules/domain-module.ts';
import { googleJoinedMail } from '../account-notice.template.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { Auth, Caller } from '../auth/auth.ts';
import { digestOf, randomHandle } from '../otps/secrets.ts';
import { isAccountDeleted } from '../sessions/sessions.store.ts';
import { accountOf, mayLink } from './account-linking.ts';
import type { GoogleStore } from './google.store.ts';
import type { Identity, Provider } from './openid-client.ts';

/** The time limits of the sign-in at Google, and of fetching the session; in seconds. */
export const STATE_SECONDS = 15 * 60;
const CODE_SECONDS = 60;

export type Google = ReturnType<typeof createGoogle>;

/** Signs users in by their Google identity. */
export function createGoogle(deps: {
  inTransaction: InTransaction;
  services: Pick<DomainServices, 'moderation'>;
  provider: Provider | undefined;
  store: GoogleStore;
  accounts: AccountStore;
  auth: Auth;
  mailer: Mailer;
  isSeller: (userId: string) => Promise<boolean>;
  now: () => Date;
}) {
  const { inTransaction, services, provider, store, accounts, auth, mailer, isSeller, now } = deps;
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  return {
    isOffered: provider !== undefined,

    /** Starts the sign-in: the URL of Google, and the handle that binds it to this browser. */
    async start(): Promise<{ address: string; handle: string } | undefined> {
      if (!provider) return undefined;
      const { address, ...oauthState } = await provider.authorizationUrl();
      const handle = randomHandle();
      await store.insertState(digestOf(handle), oauthState, after(STATE_SECONDS));
      return { address: address.href, handle };
    },

    /** Handles the callback: returns a code that opens a session once, in the same browser. */
    async handleCallback(query: string, handle: string | undefined): Promise<string> {
      const oauthState = handle && (await store.takeState(digestOf(handle), now()));
      if (!provider || !handle || !oauthState)
        throw new Error('no sign-in with Google was started in this browser');
      const identity = await provider.readCallback(query, oauthState);
      // An address that Google has not verified may belong to another person.
      if (!identity.emailIsProven) throw new Error('Google has not verified this address');
      const code = randomHandle();
      await store.insertIdentity(digestOf(handle), digestOf(code), identity, after(CODE_SECONDS));
      return code;
    },

    async finish(
      code: string,
      handle: string | undefined,
      { address, userAgent, language }: Caller,
    ): Promise<SessionStarted> {
      const identity =
        handle && (await store.takeIdentity(digestOf(handle), digestOf(code), now()));
      if (!identity) throw signInFailed();
      const person = await inTransaction((tx) => findOrCreate(identity, language, tx));
      const { internalAdapter } = await auth.$context;
      const from = { ipAddress: address, userAgent: userAgent ?? '' };
      const session = internalAdapter.createSession(person.id, false, from);
      const { token } = await session.catch((error: unknown) => {
        throw isAccountDeleted(error) ? signInFailed() : error;
      });
      const data = { name: person.name, isSeller: await isSeller(person.id) };
      return { success: true, token, userId: person.id, message: 'Welcome to Upaj', data };
    },
  };

  /** Finds the account of an identity, creates one, or links the one that has its address. */
  async function findOrCreate(
    identity: Identity,
    language: Caller['language'],
    tx: Tx,
  ): Promise<{ id: string; name: string }> {
    const { subject, email } = identity;
    const known = await store.findLinked(subject, tx);
    if (known) return known;
    const account = accountOf(identity);
    // Two concurrent first sign-ins wait for each other here: the address is unique.
    const created = await accounts.insertUnlessTaken(account, now(), tx);
    if (created) {
      await store.link(created.id, subject, tx);
      await services.moderation.carryOver(tx, created.id, email);
      return { ...created, name: account.name };
    }
    const owner = await accounts.findByEmailForUpdate(tx, email);
    if (!owner) throw new ApiError('user_exists');
    const linkedSubject = await store.linkedSubject(owner.id, tx);
    if (linkedSubject === subject) return owner;
    if (!mayLink({ ...owner, linkedSubject }, identity)) throw new ApiError('user_exists');
    await store.link(owner.id, subject, tx);
    await mailer.send(googleJoinedMail, { name: owner.name, address: email }, language, {}, tx);
    return owner;
  }
}

function signInFailed(): ApiError {
  const message = 'Signing in with Google did not work. Please try again.';
  return new ApiError('invalid_credentials', { message });
}
