import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { ThemeName } from '../packages/ui/src/testing/theme-tokens.ts';

interface Toolbar {
  theme?: ThemeName;
  language?: string;
}

interface GlobalsUpdate {
  /** Of the toolbar. A story in a frame reports to this page too, and `globals` would hold the theme that it pins. */
  userGlobals: Toolbar;
}

/** Theme and language of the toolbar, for a page of documentation. */
export function useToolbar(channel: DocsContainerProps['context']['channel']): Required<Toolbar> {
  // Storybook reports the globals before it renders a page.
  const [last]: Partial<[GlobalsUpdate]> = channel.last(GLOBALS_UPDATED) ?? [];
  const [globals, setGlobals] = useState(last?.userGlobals ?? {});
  useEffect(() => {
    const update = (changed: GlobalsUpdate) => setGlobals(changed.userGlobals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return { theme: globals.theme ?? 'light', language: globals.language ?? 'en' };
}
