import { Autolink, parser } from '@lezer/markdown';

/** What readers of a post need; headings, pictures, tables, rules and HTML stay the text that they are. */
export const postMarkdown = parser.configure([
  Autolink,
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
