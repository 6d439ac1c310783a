import { maskContactDetails } from '@upaj/contract/contact-details';
import { person } from '@upaj/contract/fields';
import type { NewAccount } from '../accounts.store.ts';
import type { Identity } from './openid-client.ts';

/**
 * Whether an identity may be linked to the account that has its address. The owner of the account must have verified
 * the address, or an attacker could have registered it before. Google must issue the address itself, or it
 * could be its former owner who signs in. And no other Google account may be linked.
 */
export function mayLink(
  owner: { isEmailVerified: boolean; linkedSubject: string | undefined },
  { isAuthoritative }: Pick<Identity, 'isAuthoritative'>,
): boolean {
  return owner.isEmailVerified && isAuthoritative && owner.linkedSubject === undefined;
}

/** Fields that Google does not provide are left blank, except the gender, which is not required. */
export function accountOf({ email, name, isAuthoritative }: Identity): NewAccount {
  const parsedName = person.name.safeParse(name.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 80));
  const fallback = email.split('@')[0]?.slice(0, 80) ?? '';
  return {
    email,
    // Everyone can read it, and a mailbox may be called by a telephone number.
    name: maskContactDetails(parsedName.success ? parsedName.data : fallback),
    emailVerified: isAuthoritative,
  };
}
