import { accountsCases } from './accounts.conformance.ts';
import { personalDataCases } from './accounts-data.conformance.ts';
import { otpCases } from './accounts-otp.conformance.ts';
import { sessionCases } from './accounts-sessions.conformance.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { contactCases } from './contact.conformance.ts';
import { cropsCases } from './crops.conformance.ts';
import { sellersCases } from './sellers.conformance.ts';

/**
 * What the mocks and the server must both do. Each case creates the users and listings that it needs, so that it
 * also runs against a server that holds other data. Give all cases the same client object.
 */
export const conformanceCases: readonly ConformanceCase[] = [
  ...accountsCases,
  ...otpCases,
  ...sessionCases,
  ...personalDataCases,
  ...sellersCases,
  ...cropsCases,
  ...contactCases,
];
