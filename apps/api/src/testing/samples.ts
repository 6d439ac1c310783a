import type { EndpointName } from '@upaj/contract/contract';
import { listingForm } from './listings.ts';
import { password, type SignedIn, signUpForm } from './sign-up.ts';

/** A valid request, in which a test replaces one value. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** The records that samples refer to. */
export interface TestFixtures {
  own: SignedIn;
  other: SignedIn;
  /** A listing of `own`. */
  cropId: string;
}

const unknownId = '00000000-0000-4000-8000-000000000000';
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
  listCrops: ({ own }) => ({
    query: {
      ...{ category: 'Crops', q: 'wheat', state: 'Jharkhand', minPrice: '1', maxPrice: '9.50' },
      ...{ seller: own.userId, sort: 'newest', limit: '10' },
      cursor: Buffer.from(`newest 1781503200000 ${own.userId}`).toString('base64url'),
    },
  }),
  listCropSections: () => ({}),
  createCrop: ({ own }) => ({ body: listingForm(own.userId) }),
  getCrop: ({ cropId }) => ({ params: { id: cropId } }),
  updateCrop: ({ own, cropId }) => {
    const { userId: _, ...texts } = listingForm(own.userId);
    const body = { ...texts, price: 700, quantity: 500, isPaused: false };
    return { params: { id: cropId }, body };
  },
  deleteCrop: ({ cropId }) => ({ params: { id: cropId } }),
  sendMessage: ({ own }) => ({
    body: { user_name: 'Asha', user_email: own.email, message: 'Where is it?', website: '' },
  }),
};
