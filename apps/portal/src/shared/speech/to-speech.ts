/** What is spoken of a text: its words, without the signs of its Markdown and without addresses; those between numbers stay. */
export const toSpeech = (text: string): string =>
  text
    .replace(/\[([^[\]\n]*)\]\([^()[\s]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/(?<!\p{N})[*_`#>~]+|[*_`#>~]+(?!\p{N})/gu, '');
