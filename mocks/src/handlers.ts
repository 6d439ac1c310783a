import type { HttpHandler } from 'msw';
import { accountsHandlers } from './accounts.mock.ts';
import { personalDataHandlers } from './accounts-data.mock.ts';
import { otpHandlers } from './accounts-otp.mock.ts';
import { sessionHandlers } from './accounts-sessions.mock.ts';
import { amendmentHandlers } from './amendments.mock.ts';
import { cartHandlers } from './cart.mock.ts';
import { chatHandlers } from './chat.mock.ts';
import { checkoutHandlers } from './checkout.mock.ts';
import { commentsHandlers } from './comments.mock.ts';
import { commentWritingHandlers } from './comments-writing.mock.ts';
import { contactHandlers } from './contact.mock.ts';
import { cropAdviceHandlers } from './crop-advice.mock.ts';
import { cropsHandlers } from './crops.mock.ts';
import { diseaseHandlers } from './disease.mock.ts';
import { handoverHandlers } from './handover.mock.ts';
import { labsHandlers } from './labs.mock.ts';
import { moderationHandlers } from './moderation.mock.ts';
import { notificationHandlers } from './notifications.mock.ts';
import { orderStepHandlers } from './order-steps.mock.ts';
import { ordersHandlers } from './orders.mock.ts';
import { paymentHandlers } from './payments.mock.ts';
import { reviewsHandlers } from './reviews.mock.ts';
import { sellerFiguresHandlers } from './seller-figures.mock.ts';
import { sellersHandlers } from './sellers.mock.ts';
import { threadsHandlers } from './threads.mock.ts';
import { threadWritingHandlers } from './threads-writing.mock.ts';
import { weatherHandlers } from './weather.mock.ts';

/** A handler for every implemented endpoint, on the demo data. */
export const handlers: readonly HttpHandler[] = [
  ...accountsHandlers,
  ...otpHandlers,
  ...sessionHandlers,
  ...personalDataHandlers,
  ...sellersHandlers,
  ...sellerFiguresHandlers,
  ...cropsHandlers,
  ...cropAdviceHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...ordersHandlers,
  ...orderStepHandlers,
  ...amendmentHandlers,
  ...handoverHandlers,
  ...paymentHandlers,
  ...notificationHandlers,
  ...reviewsHandlers,
  ...threadsHandlers,
  ...threadWritingHandlers,
  ...commentsHandlers,
  ...commentWritingHandlers,
  ...moderationHandlers,
  ...contactHandlers,
  ...chatHandlers,
  ...diseaseHandlers,
  ...labsHandlers,
  ...weatherHandlers,
];
