import { person } from '@upaj/contract/fields';
import type { NewAccount } from '../accounts.store.ts';
import type { Identity } from './openid-client.ts';

/**
 * Whether an identity may be linked to the account that has its address. The owner of the account must have verified
 * the address, or an account could wait there for the address's owner. Google must give the address out itself, or it
 * could be its former owner who signs in. And no other Google account may be linked.
 */
export function mayLink(
  owner: { isEmailVerified: boolean; linkedSubject: string | undefined },
  { isAuthoritative }: Pick<Identity, 'isAuthoritative'>,
): boolean {
  return owner.isEmailVerified && isAuthoritative && owner.linkedSubject === undefined;
}

/** What Google does not tell is left blank for the person to fill in, but for the gender, which is never asked for. */
export function accountOf({ email, name, isAuthoritative }: Identity): NewAccount {
  const told = person.name.safeParse(name.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 80));
  const fallback = email.split('@')[0]?.slice(0, 80) ?? '';
  return { email, name: told.success ? told.data : fallback, emailVerified: isAuthoritative };
}
