import * as z from 'zod/mini';
import { Cart, CartMerge, CartQuantity } from './cart.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, reply } from './fields.ts';

const cart = { resource: 'cart', access: 'authenticated' } as const;
const ByCropId = z.strictObject({ cropId: Id });

export const getCart = defineEndpoint({
  ...cart,
  name: 'getCart',
  method: 'GET',
  path: '/api/v1/cart',
  summary: "Reads one's cart, priced now.",
  replies: { 200: reply(Cart) },
  errors: [401],
});

export const mergeCart = defineEndpoint({
  ...cart,
  name: 'mergeCart',
  method: 'POST',
  path: '/api/v1/cart',
  summary:
    "Adds a visitor's items to the cart: of a listing in both the larger quantity stays, listings that are not for sale and items beyond the limit are left out.",
  body: CartMerge,
  replies: { 200: reply(Cart) },
  errors: [401],
});

export const putCartItem = defineEndpoint({
  ...cart,
  name: 'putCartItem',
  method: 'PUT',
  path: '/api/v1/cart/:cropId',
  summary: 'Sets how many U of a listing are in the cart.',
  params: ByCropId,
  body: CartQuantity,
  replies: { 200: reply(Cart) },
  errors: [401, 404, 409],
});

export const deleteCartItem = defineEndpoint({
  ...cart,
  name: 'deleteCartItem',
  method: 'DELETE',
  path: '/api/v1/cart/:cropId',
  summary: 'Removes a listing from the cart.',
  params: ByCropId,
  replies: { 200: reply(Cart) },
  errors: [401],
});
