export type ThemeName = 'light' | 'dark';

/** Custom properties by name, such as `--ink`. */
export type Tokens = ReadonlyMap<string, string>;

/** The custom properties of the first rule with this selector, up to the first rule inside it. */
export function tokensOf(css: string, selector: string): Tokens {
  const start = css.indexOf('{', css.indexOf(selector));
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );
}

const themeSelectors = {
  light: '\n  [data-theme="light"] {',
  dark: '\n  [data-theme="dark"] {',
} as const satisfies Record<ThemeName, string>;

/** The custom properties that differ between the themes. */
export const themedTokens = (css: string, theme: ThemeName): Tokens =>
  tokensOf(css, themeSelectors[theme]);

/** The names that Tailwind makes utilities of, such as `--text-sm` for `text-sm`, and their values. */
export const utilityTokens = (css: string): Tokens =>
  new Map([...tokensOf(css, '@theme {'), ...tokensOf(css, '@theme inline {')]);

/** Every custom property of theme.css with its value in one theme. */
export const allTokens = (css: string, theme: ThemeName): Tokens =>
  new Map([...utilityTokens(css), ...tokensOf(css, '\n  :root {'), ...themedTokens(css, theme)]);

/**
 * The value of a custom property, with the values of those that it refers to.
 *
 * @throws if one of them does not exist
 */
export function resolveToken(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`theme.css has no ${name}`);
  return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => resolveToken(tokens, other));
}

/** Relative luminance of a colour in hexadecimal (WCAG 2.2). */
function luminance(colour: string): number {
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(colour)) throw new Error(`${colour} is not hexadecimal`);
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours in hexadecimal, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
