import * as accounts from './accounts.calls.ts';
import * as recovery from './accounts-recovery.calls.ts';
import type { CallShape } from './call.ts';
import * as cart from './cart.calls.ts';
import { askKrishiBot } from './chat.calls.ts';
import { sendMessage } from './contact.calls.ts';
import * as crops from './crops.calls.ts';
import { predictDisease } from './disease.calls.ts';
import { listLabs } from './labs.calls.ts';
import {
  listNotifications,
  readNotifications,
  streamNotifications,
} from './notifications.calls.ts';
import * as orders from './orders.calls.ts';
import * as sellers from './sellers.calls.ts';
import * as threads from './threads.calls.ts';
import { getCurrentWeather, getForecast } from './weather.calls.ts';

/** Every HTTP call of the product by its name. */
export const contract = {
  ...accounts,
  ...recovery,
  ...sellers,
  ...crops,
  ...cart,
  ...orders,
  ...threads,
  listNotifications,
  readNotifications,
  streamNotifications,
  askKrishiBot,
  predictDisease,
  getForecast,
  getCurrentWeather,
  listLabs,
  sendMessage,
} as const;

export type CallName = keyof typeof contract;

/** Calls that are written down but have no route, endpoint and mock yet. The list only shrinks. */
export const unbuilt: readonly CallName[] = [
  'getSellerDashboard',
  'listTopSellers',
  'listReviews',
  'createReview',
  'recommendCrops',
  'getCart',
  'putCartItem',
  'deleteCartItem',
  'placeOrders',
  'listOrders',
  'getOrder',
  'acceptOrder',
  'rejectOrder',
  'packOrder',
  'deliverOrder',
  'cancelOrder',
  'claimPayment',
  'confirmPayment',
  'listLastTransactions',
  'listThreads',
  'listPopularThreads',
  'listMyThreads',
  'createThread',
  'getThread',
  'createComment',
  'toggleLike',
  'createReport',
  'listNotifications',
  'readNotifications',
  'streamNotifications',
  'askKrishiBot',
  'predictDisease',
  'getForecast',
  'getCurrentWeather',
  'listLabs',
];

/** Calls that every side answers today. */
export const builtCalls: readonly CallShape[] = Object.values<CallShape>(contract).filter(
  (call) => !unbuilt.some((name) => name === call.name),
);
