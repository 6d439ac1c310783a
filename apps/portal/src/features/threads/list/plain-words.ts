/** The words of a text without the signs of its Markdown, for a card that shows two lines of it. */
export const plainWords = (text: string): string =>
  text
    .replace(/!?\[([^[\]\n]{0,200})\]\([^()\s]{0,300}\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/[*_]{2,}|`+|~~/g, '')
    .replace(/(?<![\p{L}\p{M}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{M}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
