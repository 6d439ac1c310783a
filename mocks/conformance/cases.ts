import { accountsCases } from './accounts.conformance.ts';
import { personalDataCases } from './accounts-data.conformance.ts';
import { otpCases } from './accounts-otp.conformance.ts';
import { sessionCases } from './accounts-sessions.conformance.ts';
import { amendmentCases } from './amendments.conformance.ts';
import { appealsCases } from './appeals.conformance.ts';
import { cartCases } from './cart.conformance.ts';
import { chatCases } from './chat.conformance.ts';
import { checkoutCases } from './checkout.conformance.ts';
import type { Cases } from './client.ts';
import { commentReadingCases } from './comment-reading.conformance.ts';
import { commentsCases } from './comments.conformance.ts';
import { contactCases } from './contact.conformance.ts';
import { cropAdviceCases } from './crop-advice.conformance.ts';
import { cropPicturesCases } from './crop-pictures.conformance.ts';
import { cropsCases } from './crops.conformance.ts';
import { diagnosisCases } from './diagnoses.conformance.ts';
import { diseaseCases } from './disease.conformance.ts';
import { everyEndpointCases } from './every-endpoint.conformance.ts';
import { handoverCases } from './handover.conformance.ts';
import { labsCases } from './labs.conformance.ts';
import { leafFeedbackCases } from './leaf-feedback.conformance.ts';
import { likesCases } from './likes.conformance.ts';
import { moderationCases } from './moderation.conformance.ts';
import { notificationCases } from './notifications.conformance.ts';
import { orderAccessCases } from './order-access.conformance.ts';
import { orderListCases } from './order-lists.conformance.ts';
import { orderTermsCases } from './order-terms.conformance.ts';
import { ordersCases } from './orders.conformance.ts';
import { paymentCases } from './payments.conformance.ts';
import { reportsCases } from './reports.conformance.ts';
import { reviewsCases } from './reviews.conformance.ts';
import { sellerFiguresCases } from './seller-figures.conformance.ts';
import { sellersCases } from './sellers.conformance.ts';
import { threadChangesCases } from './thread-changes.conformance.ts';
import { threadsCases } from './threads.conformance.ts';
import { weatherCases } from './weather.conformance.ts';

/**
 * Behaviour that mocks and server share. Each case creates its own users and listings, so that it also runs
 * against a server with other data. All cases take the same client object.
 */
export const conformanceCases: Cases = {
  ...everyEndpointCases,
  ...accountsCases,
  ...otpCases,
  ...sessionCases,
  ...personalDataCases,
  ...sellersCases,
  ...sellerFiguresCases,
  ...cropsCases,
  ...cropPicturesCases,
  ...cropAdviceCases,
  ...cartCases,
  ...checkoutCases,
  ...orderAccessCases,
  ...ordersCases,
  ...amendmentCases,
  ...orderTermsCases,
  ...handoverCases,
  ...paymentCases,
  ...orderListCases,
  ...notificationCases,
  ...reviewsCases,
  ...threadsCases,
  ...threadChangesCases,
  ...commentsCases,
  ...commentReadingCases,
  ...likesCases,
  ...reportsCases,
  ...moderationCases,
  ...appealsCases,
  ...contactCases,
  ...chatCases,
  ...diseaseCases,
  ...diagnosisCases,
  ...leafFeedbackCases,
  ...labsCases,
  ...weatherCases,
};
