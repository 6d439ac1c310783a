import { firstInteraction } from './first-interaction.ts';

const READING_MS = 5_000;

/** Resolves at the first interaction, or when the user has read for a while: what need not be there at once waits for it. */
export const whenRead = (): Promise<unknown> =>
  Promise.race([firstInteraction, new Promise((resolve) => setTimeout(resolve, READING_MS))]);
