import {
  allTokens,
  resolveToken,
  type ThemeName,
  themedTokens,
  tokensOf,
  utilityTokens,
} from '../../packages/ui/src/testing/theme-tokens.ts';
import css from '../../packages/ui/src/theme.css?raw';

const tokens = { light: allTokens(css, 'light'), dark: allTokens(css, 'dark') };
const utilities = utilityTokens(css);

/** The value of a custom property in a theme. */
export const tokenValue = (name: string, theme: ThemeName = 'light'): string =>
  resolveToken(tokens[theme], name);

/** The custom properties behind the utilities with a prefix, in the order of theme.css. */
export const namesOf = (prefix: string): string[] =>
  [...utilities.keys()].filter((name) => name.startsWith(prefix));

/** Every colour: those with a utility, and those of the themes that are used by their name alone. */
export const colourNames: readonly string[] = [
  ...namesOf('--color-'),
  ...[...themedTokens(css, 'light').keys()].filter(
    (name) => ![...utilities.values()].includes(`var(${name})`),
  ),
];

/** The scales behind the themes: names of a scale and a step, such as `--leaf-600`. */
export const scaleNames: readonly string[] = [...tokensOf(css, '\n  :root {').keys()].filter(
  (name) => /-\d+$/.test(name),
);

/** The line heights and the tracking of Hindi. */
export const hindiLines = tokensOf(css, ':lang(hi) {');
