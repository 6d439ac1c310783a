import type { ReactNode } from 'react';
import { linkTarget } from './link-target.ts';
import type { MarkdownNode } from './post-markdown.ts';
import { RichLink } from './rich-link.tsx';

/** Quotes and lists within each other; what is deeper is shown as it was written. */
const MOST_LEVELS = 6;

/** What every part of a text needs. */
interface Context {
  text: string;
  /** The `rel` of its links. */
  rel: string;
  /** Number of elements around the part. */
  depth: number;
  /** Whether it is within a link. */
  isInLink?: boolean;
}

function childrenOf(node: MarkdownNode): MarkdownNode[] {
  const children: MarkdownNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const source = (node: MarkdownNode, { text }: Context) => text.slice(node.from, node.to);

/** The paragraphs, lists and quotes of a part. */
export function renderBlocks(node: MarkdownNode, context: Context): ReactNode[] {
  return childrenOf(node).map((child) => renderBlock(child, context));
}

function renderBlock(node: MarkdownNode, context: Context): ReactNode {
  const inside = { ...context, depth: context.depth + 1 };
  const isDeep = inside.depth > MOST_LEVELS;
  switch (node.name) {
    case 'QuoteMark':
    case 'ListMark':
      return null;
    case 'Paragraph':
      return (
        <p key={node.from} dir="auto">
          {renderInline(node, node.from, node.to, inside)}
        </p>
      );
    case 'Blockquote':
      return isDeep ? (
        asWritten(node, context)
      ) : (
        <blockquote
          key={node.from}
          dir="auto"
          className="grid gap-3 border-line-strong border-s-3 ps-4"
        >
          {renderBlocks(node, inside)}
        </blockquote>
      );
    case 'BulletList':
    case 'OrderedList':
      return isDeep ? asWritten(node, context) : renderList(node, inside);
    case 'ListItem':
      return (
        <li key={node.from} dir="auto">
          {renderBlocks(node, inside)}
        </li>
      );
    default:
      return asWritten(node, context);
  }
}

function renderList(node: MarkdownNode, context: Context): ReactNode {
  const items = renderBlocks(node, context);
  if (node.name === 'BulletList') {
    return (
      <ul key={node.from} className="list-disc ps-5">
        {items}
      </ul>
    );
  }
  const first = Number.parseInt(source(node, context), 10);
  return (
    <ol key={node.from} start={first === 1 ? undefined : first} className="list-decimal ps-6">
      {items}
    </ol>
  );
}

const asWritten = (node: MarkdownNode, context: Context) => (
  <p key={node.from} dir="auto">
    {source(node, context)}
  </p>
);

/** The text from one place to another with what is marked in it; marks themselves are not shown. */
function renderInline(node: MarkdownNode, from: number, to: number, context: Context): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = from;
  for (const child of childrenOf(node)) {
    if (child.from < at || child.to > to) continue;
    parts.push(...renderPlain(context.text.slice(at, child.from), at));
    parts.push(renderMarked(child, context));
    at = child.to;
  }
  parts.push(...renderPlain(context.text.slice(at, to), at));
  return parts;
}

/** Plain text; what its author began on a new line stays on one. */
function renderPlain(text: string, from: number): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { index, 0: lineBreak } of text.matchAll(/\n[ \t]*/g)) {
    parts.push(text.slice(at, index), <br key={from + index} />);
    at = index + lineBreak.length;
  }
  return [...parts, text.slice(at)];
}

function renderMarked(node: MarkdownNode, context: Context): ReactNode {
  const inside = { ...context, depth: context.depth + 1 };
  if (inside.depth > MOST_LEVELS * 2) return source(node, context);
  const marks = childrenOf(node);
  const [open, close] = [marks[0], marks.at(-1)];
  const within = () => renderInline(node, open?.to ?? node.from, close?.from ?? node.to, inside);
  switch (node.name) {
    case 'Emphasis':
      return <em key={node.from}>{within()}</em>;
    case 'StrongEmphasis':
      return <strong key={node.from}>{within()}</strong>;
    case 'InlineCode':
      return (
        <code key={node.from} dir="auto" className="rounded-sm bg-sunken px-1">
          {context.text.slice(open?.to, close?.from)}
        </code>
      );
    case 'Link':
      return renderLink(node, context);
    case 'URL':
      return renderAddress(node, context);
    case 'Escape':
      return source(node, context).slice(1);
    case 'HardBreak':
      return <br key={node.from} />;
    case 'QuoteMark':
      return null;
    default:
      return source(node, context);
  }
}

/** `[text](address)`; as it was written if the address is none. */
function renderLink(node: MarkdownNode, context: Context): ReactNode {
  const marks = childrenOf(node).filter(({ name }) => name === 'LinkMark');
  const [open, close, round] = marks;
  const written = childrenOf(node).find(
    ({ name, from }) => name === 'URL' && round && from >= round.to,
  );
  const target = written && linkTarget(source(written, context).replace(/^<|>$/g, ''));
  if (!open || !close || !target || context.isInLink) return source(node, context);
  return (
    <RichLink
      key={node.from}
      target={target}
      rel={context.rel}
      text={context.text.slice(open.to, close.from)}
    >
      {renderInline(node, open.to, close.from, { ...context, isInLink: true })}
    </RichLink>
  );
}

/** An address that was written out. */
function renderAddress(node: MarkdownNode, context: Context): ReactNode {
  // `<https://…>` is text here; its end is none of the address.
  const [address = '', rest = ''] = source(node, context).split(/(>.*)/s);
  const target = linkTarget(address);
  if (!target || context.isInLink) return source(node, context);
  return [
    <RichLink key={node.from} target={target} rel={context.rel} text={address}>
      {address}
    </RichLink>,
    rest,
  ];
}
