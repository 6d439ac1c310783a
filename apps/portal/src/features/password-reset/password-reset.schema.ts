import { ForgottenPassword } from '@upaj/contract/accounts.schema';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

export const forgottenPasswordResolver = contractResolver(ForgottenPassword);
