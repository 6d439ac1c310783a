import { UserChange } from '@upaj/contract/accounts.schema';
import * as z from 'zod/mini';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

/** Checks what a user may change of their own record. */
export const profileResolver = contractResolver(
  z.required(
    z.pick(UserChange, {
      name: true,
      phone: true,
      street: true,
      city: true,
      state: true,
      postalCode: true,
    }),
  ),
);
