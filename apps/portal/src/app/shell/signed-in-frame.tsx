import { useState } from 'react';
import { createLazyComponent } from '../../shared/lazy-component.ts';

const shell = createLazyComponent(async () => ({
  default: (await import('./signed-in-shell.tsx')).SignedInShell,
}));

/** Loads the frame for signed-in users, which visitors do not load. */
export const loadSignedInShell = shell.load;

/** The frame of signed-in users; rendered at once where its code is loaded. */
export function SignedInFrame() {
  const [Shell] = useState(shell.resolve);
  return <Shell />;
}
