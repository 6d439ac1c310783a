import { createContext } from 'react';

/** Loads a page's code and texts before the user navigates to it; `asPerson` before a sign-in. */
export type Preload = (to: string, asPerson?: boolean) => Promise<void>;

export const PreloadContext = createContext<Preload>(() => Promise.resolve());
