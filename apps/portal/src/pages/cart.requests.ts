import { cartApi } from '../domains/cart/cart.api.ts';
import { type FirstRequests, own } from '../shared/transport/first-request.ts';

/** The cart. */
export const requests: FirstRequests = () => [own(cartApi.endpoints.getCart.initiate({}))];
