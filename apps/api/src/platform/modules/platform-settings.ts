import type { AppDeps } from '../process/run.ts';

/** Cost of one hash of a password with scrypt: 2^`ln` blocks of `r` × 128 bytes, `p` times. */
export interface HashCost {
  ln: number;
  r: number;
  p: number;
}

/** The settings for the domains. */
export interface PlatformSettings
  extends Pick<
    AppDeps,
    | 'accountSecret'
    | 'previousSecret'
    | 'dataDir'
    | 'google'
    | 'hasLimits'
    | 'mail'
    | 'providers'
    | 'publicUrl'
    | 's3'
  > {
  /** Set by tests, which hash many passwords. */
  hashCost?: HashCost | undefined;
}
