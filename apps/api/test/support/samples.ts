import type { EndpointName } from '@upaj/contract/contract';
import { discussionSamples } from './discussion-samples.ts';
import { diseaseSamples } from './disease-samples.ts';
import { listingForm } from './listings.ts';
import { address } from './orders.ts';
import { password, signUpForm } from './sign-up.ts';
import { type Sample, type TestFixtures, unknownId } from './test-fixtures.ts';

const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };

/** A valid request for every implemented endpoint. */
export const samples: Partial<Record<EndpointName, (fixtures: TestFixtures) => Sample>> = {
  signUp: () => ({ body: signUpForm() }),
  signIn: ({ own }) => ({ body: { email: own.email, password } }),
  signOut: () => ({}),
  getUser: ({ own }) => ({ params: { id: own.userId } }),
  updateUser: ({ own }) => {
    const { password: _, ...body } = signUpForm();
    const counters = { ordersPlaced: 0, moneySpent: 0, ordersReceived: 0, moneyEarned: 0 };
    return { params: { id: own.userId }, body: { ...body, ...counters } };
  },
  requestPasswordReset: ({ own }) => ({ body: { email: own.email } }),
  verifyOtp: () => ({ body: { otp: '123456' } }),
  resetPassword: () => ({ body: { password: 'Sarson ka khet 9', otp: '123456' } }),
  changePassword: () => ({
    body: { currentPassword: 'not the one', newPassword: 'Sarson ka khet 9' },
  }),
  changeEmail: ({ own }) => ({ body: { newEmail: `new.${own.email}`, password } }),
  verifyEmailChange: () => ({ body: { otp: '123456' } }),
  requestEmailConfirmation: () => ({}),
  confirmEmail: () => ({ body: { otp: '123456' } }),
  listSessions: () => ({}),
  endSession: () => ({ params: { id: unknownId } }),
  endOtherSessions: () => ({}),
  setUserPicture: ({ own }) => ({ params: { id: own.userId }, body: {} }),
  removeUserPicture: ({ own }) => ({ params: { id: own.userId } }),
  getSignInWays: () => ({}),
  finishGoogle: () => ({ body: { code: 'a-code-that-was-never-issued' } }),
  exportUser: ({ own }) => ({ params: { id: own.userId } }),
  deleteUser: ({ own }) => ({ params: { id: own.userId }, body: { password: 'not the one' } }),
  createSeller: ({ own }) => ({ body: { userId: own.userId, ...account } }),
  getSeller: ({ own }) => ({ params: { userId: own.userId } }),
  updateSeller: ({ own }) => ({ params: { userId: own.userId }, body: { ...account, password } }),
  askKrishiBot: () => ({
    body: {
      message: 'When should I sow wheat?',
      history: [{ role: 'user', text: 'Which crop in November?' }],
      language: 'en',
      state: 'Bihar',
    },
  }),
  rateAnswer: () => ({
    body: {
      answerId: unknownId,
      isHelpful: false,
      reason: 'wrong',
      comment: 'Too late here',
      question: 'When should I sow wheat?',
      answer: 'In November.',
      factIds: ['wheat-sowing-1'],
    },
  }),
  listCrops: ({ own }) => ({
    query: {
      category: 'Crops',
      q: 'wheat',
      state: 'Jharkhand',
      minPrice: '1',
      maxPrice: '9.50',
      seller: own.userId,
      sort: 'newest',
      limit: '10',
      cursor: Buffer.from(`newest 1781503200000 ${own.userId}`).toString('base64url'),
    },
  }),
  listCropSections: () => ({}),
  getLikePrices: ({ cropId }) => ({
    query: { name: 'Wheat', category: 'Crops', except: cropId },
  }),
  createCrop: ({ own }) => ({ body: listingForm(own.userId) }),
  getCrop: ({ cropId }) => ({ params: { id: cropId } }),
  updateCrop: ({ own, cropId }) => {
    const { userId: _, ...texts } = listingForm(own.userId);
    const body = { ...texts, price: 700, quantity: 500, isPaused: false };
    return { params: { id: cropId }, body };
  },
  setCropPictures: ({ cropId }) => ({ params: { id: cropId }, body: { order: 'new' } }),
  deleteCrop: ({ cropId }) => ({ params: { id: cropId } }),
  getCart: () => ({}),
  mergeCart: ({ otherCropId }) => ({ body: { items: [{ cropId: otherCropId, quantity: 2 }] } }),
  putCartItem: ({ otherCropId }) => ({ params: { cropId: otherCropId }, body: { quantity: 2 } }),
  deleteCartItem: ({ otherCropId }) => ({ params: { cropId: otherCropId } }),
  placeOrders: ({ otherCropId }) => ({
    body: {
      items: [{ cropId: otherCropId, quantity: 1, price: 1 }],
      isCart: false,
      address,
      payment: 'on-delivery',
    },
  }),
  getCheckout: () => ({ params: { key: unknownId } }),
  listOrders: ({ own }) => ({
    query: {
      as: 'seller',
      status: 'placed',
      limit: '10',
      cursor: Buffer.from(`orders 1781503200000 ${own.userId}`).toString('base64url'),
    },
  }),
  acceptOrders: ({ soldId }) => ({ body: { orders: [{ id: soldId, total: 700 }] } }),
  getOrder: ({ soldId }) => ({ params: { id: soldId } }),
  acceptOrder: ({ soldId }) => ({ params: { id: soldId }, body: { total: 700 } }),
  rejectOrder: ({ soldId }) => ({ params: { id: soldId }, body: { reason: 'Sold out' } }),
  packOrder: ({ soldId }) => ({ params: { id: soldId }, body: { total: 700 } }),
  cancelOrder: ({ soldId }) => ({ params: { id: soldId }, body: { reason: 'Sold out' } }),
  amendOrder: ({ soldId, soldLineId }) => ({
    params: { id: soldId },
    body: { items: [{ lineId: soldLineId, quantity: 1, price: 650 }], reason: 'Cheaper today' },
  }),
  acceptAmendment: ({ boughtId }) => ({
    params: { id: boughtId },
    body: { proposalId: unknownId, total: 700 },
  }),
  declineAmendment: ({ boughtId }) => ({
    params: { id: boughtId },
    body: { proposalId: unknownId, total: 700 },
  }),
  getHandoverCode: ({ boughtId }) => ({ params: { id: boughtId } }),
  deliverOrder: ({ soldId, soldLineId }) => ({
    params: { id: soldId },
    body: {
      items: [{ lineId: soldLineId, delivered: 1 }],
      total: 700,
      paid: null,
      code: '0000',
      reason: 'The phone was empty',
    },
  }),
  objectToHandover: ({ boughtId }) => ({
    params: { id: boughtId },
    body: { reason: 'Less', total: 700 },
  }),
  claimPayment: ({ boughtId }) => ({
    params: { id: boughtId },
    body: { amount: 700, reference: '412345678901' },
  }),
  confirmPayment: ({ soldId }) => ({ params: { id: soldId }, body: { amount: 700 } }),
  disputePayment: ({ soldId }) => ({
    params: { id: soldId },
    body: { amount: 700, reason: 'No money' },
  }),
  refundPayment: ({ soldId }) => ({
    params: { id: soldId },
    body: { amount: 700, reference: '412345678901' },
  }),
  listReviews: ({ own, cropId }) => ({
    params: { id: cropId },
    query: {
      limit: '10',
      cursor: Buffer.from(`reviews 1781503200000 ${own.userId}`).toString('base64url'),
    },
  }),
  createReview: ({ otherCropId, receivedLineId }) => ({
    params: { id: otherCropId },
    body: { lineId: receivedLineId, rating: 5, text: 'Clean and dry' },
  }),
  updateReview: ({ reviewId }) => ({
    params: { id: reviewId },
    body: { rating: 4, text: 'Nearly clean' },
  }),
  answerReview: ({ theirReviewId }) => ({
    params: { id: theirReviewId },
    body: { text: 'Thanks' },
  }),
  setSellerGoals: ({ own }) => ({
    params: { userId: own.userId },
    body: { sales: 100, earnings: 50_000 },
  }),
  getSellerDashboard: ({ own }) => ({ params: { userId: own.userId }, query: { year: '2026' } }),
  getStatement: ({ own }) => ({
    params: { userId: own.userId },
    query: {
      month: '2026-11',
      limit: '10',
      cursor: Buffer.from(`statement 1781503200000 ${own.userId}`).toString('base64url'),
    },
  }),
  listTopSellers: () => ({ query: { year: '2026' } }),
  listNotifications: ({ own }) => ({
    query: {
      limit: '10',
      cursor: Buffer.from(`notifications 1781503200000 ${own.userId}`).toString('base64url'),
    },
  }),
  readNotifications: () => ({ body: { ids: [unknownId] } }),
  streamNotifications: () => ({}),
  getNotificationSettings: () => ({}),
  updateNotificationSettings: () => ({
    body: {
      'new-orders': true,
      'order-changes': true,
      amendments: true,
      payments: true,
      reviews: false,
      listings: true,
      discussions: true,
      likes: false,
      digest: true,
      mail: true,
    },
  }),
  listLastTransactions: ({ own }) => ({ params: { userId: own.userId } }),
  ...discussionSamples,
  ...diseaseSamples,
  listLabs: () => ({ query: { pin: '834001', limit: '10' } }),
  getForecast: () => ({ query: { q: 'Ranchi' } }),
  getCurrentWeather: () => ({ query: { lat: '23.34', lon: '85.31' } }),
  getFieldWeather: () => ({ query: { lat: '23.34', lon: '85.31' } }),
  getPastDays: () => ({ query: { lat: '23.34', lon: '85.31', from: '2026-06-01' } }),
  listWeatherPlaces: () => ({}),
  saveWeatherPlace: () => ({ body: { name: 'Farm', lat: 23.41, lon: 85.44, isHome: true } }),
  removeWeatherPlace: ({ placeId }) => ({ params: { id: placeId } }),
  recommendCrops: () => ({
    body: {
      n: 210,
      p: 12,
      k: 150,
      organicCarbon: 0.6,
      ph: 6.8,
      rainfall: 800,
      temperature: 27.5,
      humidity: 70,
      state: 'Punjab',
      district: 'Bathinda',
      season: 'rabi',
      water: 'some',
    },
  }),
  sendMessage: ({ own }) => ({
    body: { user_name: 'Asha', user_email: own.email, message: 'Where is it?', website: '' },
  }),
};
