/** What went wrong at a provider; `not found` and `bad request` are answers, all others are failures. */
export type ProviderFailure =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'bad request'
  | 'not found'
  | 'too many'
  | 'broken'
  | 'nonsense'
  | 'resting';

/** A provider did not give a usable answer. The message holds no address, since addresses hold keys. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly failure: ProviderFailure;
  /** Seconds that the provider asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(provider: string, failure: ProviderFailure, retryAfter?: number) {
    super(`${provider}: ${failure}`);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}
