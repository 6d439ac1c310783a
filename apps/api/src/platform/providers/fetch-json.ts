import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { ProviderError } from './provider-error.ts';

/** Largest body that is read, in bytes. */
const MAX_BYTES = 4_000_000;

/** Reads JSON of a provider and checks its shape. Throws a `ProviderError`; its message holds no address. */
export async function fetchJson<S extends $ZodType>(
  provider: string,
  url: URL,
  schema: S,
  signal: AbortSignal,
): Promise<output<S>> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } }).catch(
    () => {
      throw new ProviderError(provider, signal.aborted ? 'timeout' : 'unreachable');
    },
  );
  if (!response.ok) throw await failureOf(provider, response);
  const { success, data } = safeParse(schema, parse(await readText(provider, response)));
  if (!success) throw new ProviderError(provider, 'nonsense');
  return data;
}

/** Seconds of a `Retry-After` header in either of its forms. */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

async function failureOf(provider: string, response: Response): Promise<ProviderError> {
  await response.body?.cancel();
  const { status, headers } = response;
  if (status === 401 || status === 403) return new ProviderError(provider, 'refused');
  if (status === 404) return new ProviderError(provider, 'not found');
  if (status === 429) {
    return new ProviderError(provider, 'too many', retryAfterOf(headers.get('retry-after')));
  }
  return new ProviderError(provider, status >= 500 ? 'broken' : 'bad request');
}

async function readText(provider: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new ProviderError(provider, 'nonsense');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(provider, 'broken');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
