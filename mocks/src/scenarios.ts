import { categories } from '@upaj/content/categories';
import { ApiError, badPicture, notFound, notSignedIn } from '@upaj/contract/api-error';
import { contract, endpoints } from '@upaj/contract/contract';
import type { ChangedLine } from '@upaj/contract/error-reply';
import { newBuyerCaps } from '@upaj/contract/order-caps.rules';
import { listPage, sections } from './crop-list.ts';
import { toCrop } from './crop-view.ts';
import { db } from './db.ts';
import type { CropRecord } from './records.ts';
import {
  failWith,
  holding,
  neverReplying,
  notSent,
  over,
  replying,
  type Scenario,
} from './scenario-parts.ts';

const endpointsOf = (resource?: string) =>
  endpoints.filter((endpoint) => !resource || endpoint.resource === resource);

/** The demo data without changes. */
export const full = (): Scenario => over();

/** Nothing is for sale. */
export const empty = (): Scenario =>
  replying({
    listCrops: () => ({ data: [], nextCursor: null }),
    listCropSections: () => ({
      data: categories.map(({ name }) => ({ category: name, crops: [] })),
    }),
  });

/** Every endpoint, or those of one resource, returns 503. */
export const failing = (resource?: string): Scenario =>
  failWith(endpointsOf(resource), new ApiError('unavailable'));

/** The network fails for every endpoint, or for those of one resource. */
export const offline = (resource?: string): Scenario => notSent(endpointsOf(resource));

/** Replies that a test holds back: `handlers` for the scenario, `open` to release them, `close` to hold the next ones. */
export const held = (resource?: string) => holding(endpointsOf(resource));

/** Replies never arrive, so that the loading state can be tested. */
export const waiting = (resource?: string): Scenario => neverReplying(endpointsOf(resource));

/** Every session has ended. */
export const signedOut = (): Scenario =>
  failWith(
    endpointsOf().filter(({ access }) => access !== 'anyone'),
    notSignedIn(),
  );

const soldOut = (record: CropRecord) => toCrop({ ...record, quantity: 0 });

/** Everything has been sold. */
export const outOfStock = (): Scenario =>
  replying({
    listCrops: ({ query, person }) => listPage(query, person?.id, soldOut),
    listCropSections: () => ({ data: sections(soldOut) }),
    getCrop({ params }) {
      const record = db.crops.get(params.id);
      if (!record) throw notFound('Listing');
      return { data: soldOut(record) };
    },
  });

/** The requested listing does not exist. */
export const missing = (): Scenario => failWith([contract.getCrop], notFound('Listing'));

/** The e-mail address already has an account. */
export const userExists = (): Scenario => failWith([contract.signUp], new ApiError('user_exists'));

/** Sign-in with Google is available. */
export const googleOffered = (): Scenario =>
  replying({ getSignInWays: () => ({ data: { google: true } }) });

/** A rate limit is exceeded. */
export const tooOften = (): Scenario =>
  failWith(endpointsOf('accounts'), new ApiError('rate_limited', { retryAfter: 600 }));

/** The listing is rejected with a field error. */
export const listingRejected = (): Scenario =>
  failWith([contract.createCrop], badPicture('images'));

/** Nothing is in the cart. */
export const emptyCart = (): Scenario =>
  replying({ getCart: () => ({ data: { items: [], total: 0 } }) });

/** The user has neither bought nor sold anything. */
export const noOrders = (): Scenario =>
  replying({
    listOrders: () => ({ data: [], nextCursor: null }),
    listLastTransactions: () => ({ data: [] }),
  });

/** The user was never told of anything. */
export const noNotifications = (): Scenario =>
  replying({ listNotifications: () => ({ data: [], nextCursor: null }) });

/** What a new buyer wants to order is worth more than may wait for answers. */
export const buyerCapped = (): Scenario =>
  replying({
    placeOrders() {
      const cap = { kind: 'amount', limit: newBuyerCaps.amount, used: 0 } as const;
      throw new ApiError('buyer_cap', { cap });
    },
  });

/** At the checkout, the first item has got dearer, of the second too little is left, and the others are gone. */
export const checkoutChanged = (): Scenario =>
  replying({
    placeOrders({ body }) {
      const lines = body.items.map(({ cropId, price }, at): ChangedLine => {
        const line = { cropId, name: db.crops.get(cropId)?.name ?? null, seenPrice: price };
        if (at === 0) return { ...line, code: 'price_changed', price: price + 50, stock: 20 };
        if (at === 1) return { ...line, code: 'not_enough_stock', price, stock: 1 };
        return { ...line, code: 'gone', name: null, price: null, stock: 0 };
      });
      throw new ApiError('order_changed', { lines });
    },
  });

/** The other party was faster: no order allows its next step any more. */
export const stepRefused = (): Scenario =>
  failWith(
    endpointsOf('orders').filter(({ path, method }) => method === 'POST' && path.includes(':id')),
    new ApiError('order_state'),
  );

/** Reviews can be read, but what is written about one does not arrive. */
export const reviewsNotSent = (): Scenario =>
  notSent(endpointsOf('reviews').filter(({ method }) => method !== 'GET'));
