import { Autolink, type InlineContext, type MarkdownConfig, parser } from '@lezer/markdown';

const isWord = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);
const isSign = (character: string) => /[\p{P}\p{S}]/u.test(character);
const isSpace = (character: string) => character === '' || /\s/.test(character);

const emphasis = (resolve: string) => ({ resolve, mark: 'EmphasisMark' });
/** Markers match their like alone. */
const markers = {
  '*': [emphasis('Emphasis'), emphasis('StrongEmphasis')],
  _: [emphasis('Emphasis'), emphasis('StrongEmphasis')],
} as const;

/**
 * Whether a marker may open and close emphasis. As in CommonMark, but never between the letters or digits of a word or number
 * (20*30*2), and a sign before the closing marker needs no space after it: Hindi is written `**ध्यान दें:**यह`.
 */
function sidesOf(before: string, after: string) {
  if (isWord(before) && isWord(after)) return { opens: false, closes: false };
  const opens = !isSpace(after) && (!isSign(after) || isSpace(before) || isSign(before));
  return { opens, closes: !isSpace(before) };
}

const marks: MarkdownConfig = {
  parseInline: [
    {
      name: 'Emphasis',
      parse(cx, next, start) {
        const sign = String.fromCharCode(next);
        if (sign !== '*' && sign !== '_') return -1;
        let end = start + 1;
        while (cx.char(end) === next) end += 1;
        const before = [...cx.slice(Math.max(cx.offset, start - 2), start)].at(-1) ?? '';
        const { opens, closes } = sidesOf(
          before,
          [...cx.slice(end, Math.min(cx.end, end + 2))][0] ?? '',
        );
        const [one, two] = markers[sign];
        const size = end - start;
        if (size > 3) return end;
        if (size < 3) return cx.addDelimiter(size === 1 ? one : two, start, end, opens, closes);
        // Bold is around italic.
        const middle = opens ? start + 2 : start + 1;
        cx.addDelimiter(opens ? two : one, start, middle, opens, closes);
        return cx.addDelimiter(opens ? one : two, middle, end, opens, closes);
      },
    },
  ],
};

const addressStart = /(?:https?:\/\/|www\.)/iy;
/** Signs that end an address, which is of other letters. */
const afterAddress = /[।॥“”‘’«»…]/g;

const parseAddress = Autolink.parseInline?.[0]?.parse;

const addresses: MarkdownConfig = {
  parseInline: [
    {
      name: 'Autolink',
      parse(cx, next, start) {
        const at = start - cx.offset;
        addressStart.lastIndex = at;
        const seen: InlineContext = addressStart.test(cx.text)
          ? Object.create(cx, { text: { value: cx.text.replace(afterAddress, ' ') } })
          : cx;
        return parseAddress?.(seen, next, start) ?? -1;
      },
    },
  ],
};

/** What readers of a post need; headings, pictures, tables, rules and HTML stay the text that they are. */
export const postMarkdown = parser.configure([
  marks,
  addresses,
  {
    remove: [
      'ATXHeading',
      'SetextHeading',
      'HTMLBlock',
      'HTMLTag',
      'Image',
      'Entity',
      'LinkReference',
      'IndentedCode',
      'FencedCode',
      'HorizontalRule',
    ],
  },
]);

type Tree = ReturnType<typeof postMarkdown.parse>;
/** A part of a parsed post: its kind, and where it is in the text. */
export type MarkdownNode = Tree['topNode'];
