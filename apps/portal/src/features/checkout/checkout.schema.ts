import { OrderAddress } from '@upaj/contract/orders.schema';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

/** Checks the delivery address of a checkout. */
export const addressResolver = contractResolver(OrderAddress);
