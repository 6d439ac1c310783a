import { SignIn, SignUp } from '@upaj/contract/accounts.schema';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

export const signInResolver = contractResolver(SignIn);
export const signUpResolver = contractResolver(SignUp);
