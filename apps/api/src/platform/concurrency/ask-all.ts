import type { Tx } from '../../db/transaction.ts';

type Asks<T extends readonly unknown[]> = { readonly [At in keyof T]: () => Promise<T[At]> };

/** Asks the database several questions: at once, or one by one in a transaction, whose connection takes one at a time. */
export async function askAll<T extends readonly unknown[]>(
  tx: Tx | undefined,
  asks: Asks<T>,
): Promise<T> {
  const answers: unknown[] = [];
  if (tx) for (const ask of asks) answers.push(await ask());
  else answers.push(...(await Promise.all(asks.map((ask) => ask()))));
  // One answer for each question, in their order.
  return answers as unknown as T;
}
