import { AccountDeletion, EmailChange, PasswordChange } from '@upaj/contract/accounts.schema';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

export const passwordChangeResolver = contractResolver(PasswordChange);
export const emailChangeResolver = contractResolver(EmailChange);
export const accountDeletionResolver = contractResolver(AccountDeletion);
