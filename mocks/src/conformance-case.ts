import type { ConformanceClient } from './conformance-client.ts';

/** One sequence of requests; `run` throws where the server differs from the contract. */
export interface ConformanceCase {
  name: string;
  run: (client: ConformanceClient) => Promise<void>;
}
