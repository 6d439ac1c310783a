import Beasties from 'beasties';

/** Puts the styles that a page uses into its HTML; the rest comes with the style sheet at its end. */
export type InlineStyles = (html: string) => Promise<string>;

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
  return async (html) => {
    // Its own HTML is not taken: React wants every sign as it was written.
    // Styles for browsers without scripts are not the page's.
    const processed = await beasties.process(html.replace(/<noscript>[\s\S]*?<\/noscript>/g, ''));
    const styles = /<style>([\s\S]*?)<\/style>/.exec(processed)?.[1];
    if (!styles) throw new Error('a page without styles');
    // Initial values for browsers without `@property` come with the style sheet; their layer keeps its place.
    const short = styles.replace(/@layer properties\{.*?\}\}\}/s, '@layer properties;');
    return html.replace('</title>', () => `</title><style>${short}</style>`);
  };
}
