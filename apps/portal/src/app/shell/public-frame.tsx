import { useState } from 'react';
import { createLazyComponent } from '../../shared/lazy-component.ts';

const shell = createLazyComponent(async () => ({
  default: (await import('./public-shell.tsx')).PublicShell,
}));

/** Loads the frame of the public pages, which signed-in users do not load. */
export const loadPublicShell = shell.load;

/** The frame of the public pages; rendered at once where its code is loaded. */
export function PublicFrame() {
  const [Shell] = useState(shell.resolve);
  return <Shell />;
}
