import { createContext } from 'react';

/** Brings a page's code and texts before somebody goes there; `asPerson` for who is about to be signed in. */
export type Preload = (to: string, asPerson?: boolean) => Promise<void>;

export const PreloadContext = createContext<Preload>(() => Promise.resolve());
