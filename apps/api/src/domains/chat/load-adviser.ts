import { type Adviser, createAdviser } from '@upaj/adviser/adviser';

let loading: Promise<Adviser> | undefined;

/** The adviser of this process, read once, on first use. */
export function loadAdviser(): Promise<Adviser> {
  loading ??= createAdviser();
  return loading;
}
