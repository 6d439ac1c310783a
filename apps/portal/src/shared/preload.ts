import { createContext } from 'react';

/** Brings the code and the texts of the page behind an address before the person goes there. */
export const PreloadContext = createContext<(to: string) => void>(() => {});
