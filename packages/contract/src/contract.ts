import * as accounts from './accounts.endpoints.ts';
import * as recovery from './accounts-recovery.endpoints.ts';
import * as cart from './cart.endpoints.ts';
import * as chat from './chat.endpoints.ts';
import * as comments from './comments.endpoints.ts';
import { sendMessage } from './contact.endpoints.ts';
import { recommendCrops } from './crop-advice.endpoints.ts';
import * as crops from './crops.endpoints.ts';
import * as disease from './disease.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { listLabs } from './labs.endpoints.ts';
import * as moderation from './moderation.endpoints.ts';
import * as notifications from './notifications.endpoints.ts';
import * as orders from './orders.endpoints.ts';
import * as payments from './payments.endpoints.ts';
import * as reviews from './reviews.endpoints.ts';
import * as sellers from './sellers.endpoints.ts';
import * as threads from './threads.endpoints.ts';
import * as weather from './weather.endpoints.ts';

/** Every HTTP endpoint of the product by its name. */
export const contract = {
  ...accounts,
  ...recovery,
  ...sellers,
  ...crops,
  ...cart,
  ...orders,
  ...payments,
  ...reviews,
  ...threads,
  ...comments,
  ...moderation,
  ...notifications,
  ...chat,
  recommendCrops,
  ...disease,
  ...weather,
  listLabs,
  sendMessage,
} as const;

export type EndpointName = keyof typeof contract;

/** Every endpoint as a list. */
export const endpoints: readonly Endpoint[] = Object.values<Endpoint>(contract);
