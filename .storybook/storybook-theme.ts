import { create } from 'storybook/theming/create';
import type { ThemeName } from '../packages/ui/src/testing/theme-tokens.ts';

/**
 * Storybook's own pages in the colours of the product.
 *
 * @param value returns the value of a custom property of theme.css
 * @param brandImage the name with its mark, for the sidebar
 */
export const storybookTheme = (
  base: ThemeName,
  value: (name: string) => string,
  brandImage?: string,
) =>
  create({
    base,
    brandTitle: 'Upaj',
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    brandImage,
    fontBase: value('--font-sans'),
    colorPrimary: value('--action'),
    colorSecondary: value('--action'),
    appBg: value('--surface-soft'),
    appContentBg: value('--ground'),
    appHoverBg: value('--sunken'),
    appPreviewBg: value('--ground'),
    appBorderColor: value('--line-strong'),
    appBorderRadius: 12,
    textColor: value('--ink'),
    textInverseColor: value('--on-action'),
    textMutedColor: value('--muted'),
    barTextColor: value('--muted'),
    barHoverColor: value('--action'),
    barSelectedColor: value('--action'),
    barBg: value('--surface'),
    buttonBg: value('--surface'),
    buttonBorder: value('--line-strong'),
    booleanBg: value('--sunken'),
    booleanSelectedBg: value('--surface'),
    inputBg: value('--surface'),
    inputBorder: value('--line-control'),
    inputTextColor: value('--ink'),
    inputBorderRadius: 8,
  });
