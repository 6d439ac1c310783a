import type { HttpHandler } from 'msw';
import { accountsHandlers } from './accounts.mock.ts';
import { otpHandlers } from './accounts-otp.mock.ts';
import { sessionHandlers } from './accounts-sessions.mock.ts';
import { cartHandlers } from './cart.mock.ts';
import { chatHandlers } from './chat.mock.ts';
import { checkoutHandlers } from './checkout.mock.ts';
import { commentsHandlers } from './comments.mock.ts';
import { cropsHandlers } from './crops.mock.ts';
import { diseaseHandlers } from './disease.mock.ts';
import { handoverHandlers } from './handover.mock.ts';
import { labsHandlers } from './labs.mock.ts';
import { moderationHandlers } from './moderation.mock.ts';
import { notificationHandlers } from './notifications.mock.ts';
import { ordersHandlers } from './orders.mock.ts';
import { reviewsHandlers } from './reviews.mock.ts';
import { sellersHandlers } from './sellers.mock.ts';
import { threadsHandlers } from './threads.mock.ts';
import { weatherHandlers } from './weather.mock.ts';

/** A handler for every implemented endpoint, on the demo data. */
export const handlers: readonly HttpHandler[] = [
  accountsHandlers,
  otpHandlers,
  sessionHandlers,
  sellersHandlers,
  cropsHandlers,
  cartHandlers,
  checkoutHandlers,
  ordersHandlers,
  handoverHandlers,
  notificationHandlers,
  reviewsHandlers,
  threadsHandlers,
  commentsHandlers,
  moderationHandlers,
  chatHandlers,
  diseaseHandlers,
  labsHandlers,
  weatherHandlers,
].flat();
