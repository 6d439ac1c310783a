import { categories } from '@upaj/content/categories';
import {
  ApiError,
  badPicture,
  errorReplyOf,
  notFound,
  notSignedIn,
} from '@upaj/contract/api-error';
import { contract, endpoints } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import type { ChangedLine } from '@upaj/contract/error-reply';
import { delay, type HttpHandler, HttpResponse } from 'msw';
import { listPage, sections } from './crop-list.ts';
import { toCrop } from './crop-view.ts';
import { db } from './db.ts';
import { handlers } from './handlers.ts';
import { handle, mockEndpoint } from './mock-endpoint.ts';

/** Handlers for a story or a test, in the order in which msw asks them. */
type Scenario = HttpHandler[];

const over = (...special: HttpHandler[]): Scenario => [...special, ...handlers];
const endpointsOf = (resource?: string) =>
  endpoints.filter((endpoint) => !resource || endpoint.resource === resource);
const failWith = (failing: readonly Endpoint[], error: ApiError): Scenario => {
  const { status, body } = errorReplyOf(error);
  return over(
    ...failing.map((endpoint) => handle(endpoint, () => HttpResponse.json(body, { status }))),
  );
};

/** The demo data without changes. */
export const full = (): Scenario => over();

/** Nothing is for sale. */
export const empty = (): Scenario =>
  over(
    mockEndpoint(contract.listCrops, () => ({
      status: 200,
      body: { success: true, data: [], nextCursor: null },
    })),
    mockEndpoint(contract.listCropSections, () => ({
      status: 200,
      body: { success: true, data: categories.map(({ name }) => ({ category: name, crops: [] })) },
    })),
  );

/** Every endpoint, or those of one resource, returns 503. */
export const failing = (resource?: string): Scenario =>
  failWith(endpointsOf(resource), new ApiError('unavailable'));

/** The network fails for every endpoint, or for those of one resource. */
export const offline = (resource?: string): Scenario =>
  over(...endpointsOf(resource).map((endpoint) => handle(endpoint, () => HttpResponse.error())));

/** Replies that a test holds back: `handlers` for the scenario, `open` to release them, `close` to hold the next ones. */
export function held(resource?: string) {
  let open = () => {};
  let opened = Promise.resolve();
  const close = () => {
    opened = new Promise((resolve) => {
      open = resolve;
    });
  };
  close();
  const handlers: Scenario = over(
    ...endpointsOf(resource).map((endpoint) => handle(endpoint, () => opened)),
  );
  return { handlers, open: () => open(), close };
}

/** Replies never arrive, so that the loading state can be tested. */
export const waiting = (resource?: string): Scenario =>
  over(
    ...endpointsOf(resource).map((endpoint) =>
      handle(endpoint, async () => {
        await delay('infinite');
        return undefined;
      }),
    ),
  );

/** Every session has ended. */
export const signedOut = (): Scenario =>
  failWith(
    endpointsOf().filter(({ access }) => access !== 'anyone'),
    notSignedIn(),
  );

/** Everything has been sold. */
export const outOfStock = (): Scenario =>
  over(
    mockEndpoint(contract.listCrops, ({ query, person }) => {
      const { page, nextCursor } = listPage(query, person?.id);
      const data = page.map((record) => toCrop({ ...record, quantity: 0 }));
      return { status: 200, body: { success: true, data, nextCursor } };
    }),
    mockEndpoint(contract.listCropSections, () => ({
      status: 200,
      body: {
        success: true,
        data: sections().map(({ category, page }) => ({
          category,
          crops: page.map((record) => toCrop({ ...record, quantity: 0 })),
        })),
      },
    })),
    mockEndpoint(contract.getCrop, ({ params }) => {
      const record = db.crops.get(params.id);
      if (!record) throw notFound('Listing');
      return { status: 200, body: { success: true, data: toCrop({ ...record, quantity: 0 }) } };
    }),
  );

/** The requested listing does not exist. */
export const missing = (): Scenario =>
  over(
    mockEndpoint(contract.getCrop, () => {
      throw notFound('Listing');
    }),
  );

/** The e-mail address already has an account. */
export const userExists = (): Scenario =>
  over(
    mockEndpoint(contract.signUp, () => {
      throw new ApiError('user_exists');
    }),
  );

/** Sign-in with Google is available. */
export const googleOffered = (): Scenario =>
  over(
    mockEndpoint(contract.getSignInWays, () => ({
      status: 200,
      body: { success: true, data: { google: true } },
    })),
  );

/** A rate limit is exceeded. */
export const tooOften = (): Scenario =>
  over(
    ...endpointsOf('accounts').map((endpoint) =>
      handle(endpoint, () =>
        HttpResponse.json(errorReplyOf(new ApiError('rate_limited')).body, {
          status: 429,
          headers: { 'retry-after': '600' },
        }),
      ),
    ),
  );

/** The listing is rejected with a field error. */
export const listingRejected = (): Scenario =>
  over(
    mockEndpoint(contract.createCrop, () => {
      throw badPicture('images');
    }),
  );

/** Nothing is in the cart. */
export const emptyCart = (): Scenario =>
  over(
    mockEndpoint(contract.getCart, () => ({
      status: 200,
      body: { success: true, data: { items: [], total: 0 } },
    })),
  );

/** The user has neither bought nor sold anything. */
export const noOrders = (): Scenario =>
  over(
    mockEndpoint(contract.listOrders, () => ({
      status: 200,
      body: { success: true, data: [], nextCursor: null },
    })),
    mockEndpoint(contract.listLastTransactions, () => ({
      status: 200,
      body: { success: true, data: [] },
    })),
  );

/** The user was never told of anything. */
export const noNotifications = (): Scenario =>
  over(
    mockEndpoint(contract.listNotifications, () => ({
      status: 200,
      body: { success: true, data: [], nextCursor: null },
    })),
  );

/** At the checkout, the first item has got dearer, of the second too little is left, and the others are gone. */
export const checkoutChanged = (): Scenario =>
  over(
    mockEndpoint(contract.placeOrders, ({ body }) => {
      const lines = body.items.map(({ cropId, price }, at): ChangedLine => {
        const line = { cropId, name: db.crops.get(cropId)?.name ?? null, seenPrice: price };
        if (at === 0) return { ...line, code: 'price_changed', price: price + 50, stock: 20 };
        if (at === 1) return { ...line, code: 'not_enough_stock', price, stock: 1 };
        return { ...line, code: 'gone', name: null, price: null, stock: 0 };
      });
      throw new ApiError('order_changed', { lines });
    }),
  );

/** The other party was faster: no order allows its next step any more. */
export const stepRefused = (): Scenario =>
  failWith(
    endpointsOf('orders').filter(({ path, method }) => method === 'POST' && path.includes(':id')),
    new ApiError('order_state'),
  );

/** Reviews can be read, but what is written about one does not arrive. */
export const reviewsNotSent = (): Scenario =>
  over(
    ...endpointsOf('reviews')
      .filter(({ method }) => method !== 'GET')
      .map((endpoint) => handle(endpoint, () => HttpResponse.error())),
  );
