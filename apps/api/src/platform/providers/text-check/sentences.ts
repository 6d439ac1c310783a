/** A text without a full stop is taken as a sentence at this length. */
const MOST = 1000;

/** The end of a sentence: a stop and a blank, which a decimal does not have, or the end of a line. */
const END = /[.!?।][)"”'\]]{0,3}\s+|\n+/;

/** Cuts a text that arrives in pieces into whole sentences, each with the blanks behind it. */
export function createSentences() {
  let rest = '';
  return {
    /** Adds a piece; returns the sentences that are complete now. */
    add(piece: string): string[] {
      rest += piece;
      const sentences: string[] = [];
      for (;;) {
        const end = END.exec(rest);
        const length = end ? end.index + end[0].length : rest.length >= MOST ? MOST : 0;
        if (length === 0) return sentences;
        sentences.push(rest.slice(0, length));
        rest = rest.slice(length);
      }
    },

    /** What is left at the end of the text. */
    end(): string {
      const last = rest;
      rest = '';
      return last;
    },
  };
}
