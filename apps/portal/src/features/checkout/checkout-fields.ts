import type { OrderAddress, PaymentMethod } from '@upaj/contract/orders.schema';
import { useState } from 'react';
import { readDraft, storeDraft } from '../../shared/forms/draft-storage.ts';
import { storageKeys } from '../../shared/storage-keys.ts';

/** The fields of the delivery address. */
export const addressFields = [
  'name',
  'phone',
  'street',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof OrderAddress)[];

/** What the buyer fills in at the checkout. */
export interface CheckoutFields {
  address: OrderAddress;
  payment: PaymentMethod;
}

/** Whether an address has every field. */
export const isComplete = (address: OrderAddress): boolean =>
  addressFields.every((field) => address[field].trim() !== '');

/** What was filled in, over a reload and a sign-in, in this tab alone; at first the address of the profile. */
export function useCheckoutFields(profile: OrderAddress) {
  const [draft, setDraft] = useState<Partial<CheckoutFields>>(
    () => readDraft(storageKeys.checkoutDraft) ?? {},
  );
  const payment: PaymentMethod = draft.payment === 'upi' ? 'upi' : 'on-delivery';
  return {
    address: { ...profile, ...draft.address },
    payment,
    /** Another address than that of the profile was written here. */
    hasOwnAddress: draft.address !== undefined,
    change: (fields: Partial<CheckoutFields>) => {
      const next = { ...draft, ...fields };
      setDraft(next);
      storeDraft(storageKeys.checkoutDraft, next);
    },
    forget: () => storeDraft(storageKeys.checkoutDraft, undefined),
  };
}
