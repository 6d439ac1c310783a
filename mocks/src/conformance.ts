import { accountsCases } from './accounts.conformance.ts';
import { personalDataCases } from './accounts-data.conformance.ts';
import { otpCases } from './accounts-otp.conformance.ts';
import { sessionCases } from './accounts-sessions.conformance.ts';
import type { ConformanceClient } from './conformance-client.ts';
import { contactCases } from './contact.conformance.ts';
import { cropsCases } from './crops.conformance.ts';
import { sellersCases } from './sellers.conformance.ts';

/** One sequence of requests; `run` throws where the server differs from what is agreed. */
export interface ConformanceCase {
  name: string;
  run: (client: ConformanceClient) => Promise<void>;
}

/**
 * What the mocks and the server must both do. Each case makes the people and listings that it needs,
 * so that it also runs against a server that holds other things. Give all cases the same client object.
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
