import type { CallShape } from '@upaj/contract/call';
import type { InjectOptions } from 'fastify';
import { type Cast, type Sample, samples } from './samples.ts';
import { spoiledRequest } from './spoiled-request.ts';

/** A request in order for any built call, about what belongs to `cast.own`. */
export async function orderlyRequest(
  call: CallShape,
  cast: Cast,
  token: string,
): Promise<InjectOptions> {
  const sample: Sample | undefined = new Map(Object.entries(samples)).get(call.name)?.(cast);
  if (!sample) throw new Error(`testing/samples.ts has no request in order for ${call.name}`);
  const field = { call, part: 'query', name: 'none', isOptional: true } as const;
  return spoiledRequest(field, sample, undefined, token);
}
