import type { Endpoint } from '@upaj/contract/endpoint';
import type { InjectOptions } from 'fastify';
import { malformedRequest } from './malformed-request.ts';
import { samples } from './samples.ts';
import type { Sample, TestFixtures } from './test-fixtures.ts';

/** A valid request for any implemented endpoint, about what belongs to `cast.own`. */
export async function validRequest(
  endpoint: Endpoint,
  fixtures: TestFixtures,
  token: string,
): Promise<InjectOptions> {
  const sample: Sample | undefined = new Map(Object.entries(samples)).get(endpoint.name)?.(
    fixtures,
  );
  if (!sample) throw new Error(`testing/samples.ts has no valid request for ${endpoint.name}`);
  const field = { endpoint, part: 'query', name: 'none', isOptional: true } as const;
  return malformedRequest(field, sample, undefined, token);
}
