import Beasties from 'beasties';

/**
 * Puts the styles that a page uses into its HTML; the rest comes with the style sheet at its end. `samples` are what it
 * shows once it has data, and is painted with too.
 */
export type InlineStyles = (html: string, samples?: readonly string[]) => Promise<string>;

/**
 * Finds the styles of a page in the style sheets that it links.
 *
 * @param dist folder of the build
 */
export function createInlineStyles(dist: string): InlineStyles {
  const beasties = new Beasties({
    path: dist,
    logLevel: 'warn',
    preload: 'body',
    keyframes: 'critical',
    // Beyond it are parts in brackets, the language of an element, and what a script says of the browser.
    allowRules: [
      /:(is|where)\(/,
      /\[type/,
      /:lang\(/,
      /\[data-(arriving|leaving|load-failed|signed-in|theme)/,
    ],
  });
  return async (html, samples = []) => {
    // Its own HTML is not taken: React wants every sign as it was written.
    // Styles for browsers without scripts are not the page's.
    const drawn = html
      .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
      .replace('</body>', () => `${samples.join('')}</body>`);
    const processed = await beasties.process(drawn);
    const styles = /<style>([\s\S]*?)<\/style>/.exec(processed)?.[1];
    if (!styles) throw new Error('a page without styles');
    // Initial values for browsers without `@property` come with the style sheet; their layer keeps its place.
    const short = styles.replace(/@layer properties\{.*?\}\}\}/s, '@layer properties;');
    return html.replace(
      '</title>',
      () => `</title><style>${withUsedProperties(short, drawn)}</style>`,
    );
  };
}

/** The styles without the custom properties that neither they nor the page ask for; the style sheet has them all. */
export function withUsedProperties(styles: string, html: string): string {
  const asked = new Set(
    [...`${html}${styles}`.matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property),
  );
  const short = styles.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, property) =>
    asked.has(property) ? declaration : '',
  );
  // What was left out may have been the only one to ask for another.
  return short === styles ? styles : withUsedProperties(short, html);
}
