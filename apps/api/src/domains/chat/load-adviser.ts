import type { Adviser } from '@upaj/adviser/adviser';

let loading: Promise<Adviser> | undefined;

async function load(): Promise<Adviser> {
  // Its words are read with its code: neither belongs to the start of the server, nor to a command of the operator.
  const { createAdviser } = await import('@upaj/adviser/adviser');
  return createAdviser();
}

/** The adviser of this process, read once, on first use. */
export function loadAdviser(): Promise<Adviser> {
  loading ??= load();
  return loading;
}
