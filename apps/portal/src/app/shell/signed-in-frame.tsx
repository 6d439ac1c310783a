import { type ComponentType, lazy, useState } from 'react';

let loaded: ComponentType | undefined;

/** Brings the frame of signed-in people, which visitors do not load. */
export async function loadSignedInShell() {
  const { SignedInShell } = await import('./signed-in-shell.tsx');
  loaded = SignedInShell;
  return { default: SignedInShell };
}

const LazyShell = lazy(loadSignedInShell);

/** The frame of signed-in people; drawn at once where its code is here. */
export function SignedInFrame() {
  const [Shell] = useState(() => loaded ?? LazyShell);
  return <Shell />;
}
