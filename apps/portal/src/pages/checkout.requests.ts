import { accountsApi } from '../domains/accounts/accounts.api.ts';
import { cartApi } from '../domains/cart/cart.api.ts';
import { type FirstRequests, own, ownId } from '../shared/transport/first-request.ts';

/** The cart, and the address of the own account. */
export const requests: FirstRequests = () => [
  own(cartApi.endpoints.getCart.initiate({})),
  own(accountsApi.endpoints.getUser.initiate({ params: { id: ownId } })),
];
