import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import {
  allTokens,
  resolveToken,
  type ThemeName,
} from '../packages/ui/src/testing/theme-tokens.ts';
import css from '../packages/ui/src/theme.css?raw';
import { storybookTheme } from './storybook-theme.ts';
import { useToolbar } from './use-toolbar.ts';

function docsTheme(theme: ThemeName) {
  const tokens = allTokens(css, theme);
  return storybookTheme(theme, (name) => resolveToken(tokens, name));
}

const docsThemes = { light: docsTheme('light'), dark: docsTheme('dark') };

/** A docs page in the toolbar's theme. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar(context.channel);
  // A page without stories has no decorator that does it.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
