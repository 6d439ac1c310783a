import type { OrderStatus } from '@upaj/contract/orders.schema';
import { useAddressQuery } from '../../../shared/use-address-query.ts';
import type { Side } from '../order-facts.ts';
import { orderStatuses } from '../order-statuses.ts';

/** Which orders the address names. */
export interface OrdersAddress {
  as: Side;
  status: OrderStatus | undefined;
}

/** Reads the list's filters from the address and writes them there. */
export function useOrdersAddress() {
  const [search, changeAddress] = useAddressQuery<keyof OrdersAddress>();
  const address: OrdersAddress = {
    as: search.get('as') === 'seller' ? 'seller' : 'buyer',
    status: orderStatuses.find((status) => status === search.get('status')),
  };
  return { address, changeAddress };
}
