import { setImmediate as pause } from 'node:timers/promises';
import type { Adviser } from './facts/adviser.ts';

let loading: Promise<Adviser> | undefined;

/** Loads the words before the adviser and lets others be served in between: all at once they take too long. */
async function load(): Promise<Adviser> {
  await import('@upaj/content/practice/practice-facts');
  await pause();
  await import('./facts/words.ts');
  await pause();
  await import('./facts/subject-names.ts');
  await pause();
  await import('./facts/meanings.ts');
  await pause();
  await import('./facts/refusals.ts');
  await pause();
  const { createAdviser } = await import('./facts/create-adviser.ts');
  await pause();
  return createAdviser();
}

/** The adviser of this process with its index, which is built once, on first use. */
export function loadAdviser(): Promise<Adviser> {
  loading ??= load();
  return loading;
}
