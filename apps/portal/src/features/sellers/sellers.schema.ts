import { BankAccount } from '@upaj/contract/sellers.schema';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

/** Checks the seller's bank form. */
export const bankAccountResolver = contractResolver(BankAccount);
