import { useState } from 'react';
import { type AmountError, type Bounds, parseAmount } from './parse-amount.ts';

export interface Amount {
  /** As it is typed. */
  text: string;
  write: (text: string) => void;
  /** Undefined while the text is no number within the bounds. */
  readonly value?: number;
  error?: AmountError;
  bounds: Bounds;
}

/** A number that a user types, checked while they type. */
export function useAmount(first: string, bounds: Bounds): Amount {
  const [text, write] = useState(first);
  return { text, write, bounds, ...parseAmount(text, bounds) };
}
