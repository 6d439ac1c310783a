import type { Adviser } from './facts/adviser.ts';

let loading: Promise<Adviser> | undefined;

/** The adviser of this process with its index, which is built once, on first use. */
export function loadAdviser(): Promise<Adviser> {
  loading ??= import('./facts/create-adviser.ts').then(({ createAdviser }) => createAdviser());
  return loading;
}
