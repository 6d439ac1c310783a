import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { ProviderError } from './provider-error.ts';

/** Failures in a row after which a provider is left alone. */
const FAILURES = 5;
/** Milliseconds for which it is left alone. */
const REST_MS = 30_000;
/** Longest time for which a provider is left alone because it asks for it, and the time if it does not say, in seconds. */
const ASKED_REST = { most: 3600, usual: 60 };
/** Bounds of the wait before the one retry, in milliseconds, drawn at random between. */
const RETRY_MS = { initialDelay: 100, maxDelay: 400 };

/** How a provider is asked. */
interface ProviderOptions {
  /** Named in errors and logs. */
  name: string;
  /** Most milliseconds of one attempt. */
  timeoutMs: number;
  /** Whether an attempt that failed is repeated once; only for reads. */
  isRetried: boolean;
  /** Milliseconds for which a failing provider is left alone; 30,000 by default. */
  restMs?: number;
  /** The time in milliseconds. */
  now?: () => number;
}

/** Runs calls to one provider with a time limit, one retry, a circuit breaker, and the rest that the provider asks for. */
export interface ProviderPolicy {
  /** Throws a `ProviderError`, or what `call` throws. */
  run<T>(call: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

// Another attempt may meet a better moment.
const isPassing = (error: unknown) =>
  error instanceof ProviderError && ['unreachable', 'broken', 'timeout'].includes(error.failure);
// Says nothing about the health of the provider.
const isAnswer = (error: unknown) =>
  error instanceof ProviderError && ['not found', 'bad request'].includes(error.failure);

const secondsTo = (until: number, now: number) => Math.ceil((until - now) / 1000);

/** Seconds for which a provider that gets too many requests is left alone. */
function askedRestOf(error: unknown): number {
  if (!(error instanceof ProviderError) || error.failure !== 'too many') return 0;
  return Math.min(ASKED_REST.most, error.retryAfter ?? ASKED_REST.usual);
}

/** Creates the policy of one provider; its breaker is this process's own. */
export function createProviderPolicy(options: ProviderOptions): ProviderPolicy {
  const { name, timeoutMs, isRetried, restMs = REST_MS, now = Date.now } = options;
  let restsUntil = 0;
  const limited: IPolicy = timeout(timeoutMs, {
    strategy: TimeoutStrategy.Aggressive,
    abortOnReturn: false,
  });
  const guarded = circuitBreaker(
    handleWhen((error) => !isAnswer(error)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  const repeated = retry(handleWhen(isPassing), {
    maxAttempts: isRetried ? 1 : 0,
    backoff: new ExponentialBackoff(RETRY_MS),
  });
  const policy = wrap(repeated, guarded);
  return {
    async run(call, signal) {
      if (now() < restsUntil)
        throw new ProviderError(name, 'resting', secondsTo(restsUntil, now()));
      try {
        return await policy.execute(async () => {
          try {
            return await limited.execute(({ signal: late }) => call(late), signal);
          } catch (error) {
            // The library's own test for it looks for another error.
            throw error instanceof TaskCancelledError ? new ProviderError(name, 'timeout') : error;
          }
        }, signal);
      } catch (error) {
        restsUntil = Math.max(restsUntil, now() + askedRestOf(error) * 1000);
        throw error instanceof BrokenCircuitError ? new ProviderError(name, 'resting') : error;
      }
    },
  };
}
