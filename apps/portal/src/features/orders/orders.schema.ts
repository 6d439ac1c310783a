import { paragraph } from '@upaj/contract/fields';
import { OrderReason, PaymentClaim, Refund } from '@upaj/contract/order-requests.schema';
import * as z from 'zod/mini';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

export const reasonResolver = contractResolver(OrderReason);

/** For who need not give a reason. */
export const optionalReasonResolver = contractResolver(
  z.strictObject({ reason: paragraph(0, 300) }),
);

export const paymentClaimResolver = contractResolver(z.pick(PaymentClaim, { reference: true }));

const hasReference = (reference: string) =>
  reference === '' || Refund.shape.reference.safeParse(reference).success;

/** The UTR of a refund, or none for cash. */
export const refundResolver = contractResolver(
  z.strictObject({
    reference: z
      .string()
      .check(z.trim(), z.refine(hasReference, { params: { code: 'wrong_format' } })),
  }),
);
