import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { postMarkdown } from './post-markdown.ts';
import { renderBlocks } from './render-markdown.tsx';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was written, in a small subset of Markdown. */
  text: string;
  /** Tells search engines that no one vouches for the links, such as those of a new account. */
  isUntrusted?: boolean;
}

/**
 * What other people write: paragraphs, lists, quotes, bold, italic, code and links. Everything else stays the text that
 * it is. Each paragraph has its own direction, so that bidirectional characters reach no further.
 */
export function RichText({ text, isUntrusted = false, className, ...props }: RichTextProps) {
  const rel = `${isUntrusted ? 'nofollow ' : ''}noopener noreferrer ugc`;
  return (
    <div
      data-slot="rich-text"
      dir="auto"
      className={cn('wrap-anywhere grid gap-3', className)}
      {...props}
    >
      {renderBlocks(postMarkdown.parse(text).topNode, { text, rel, depth: 0 })}
    </div>
  );
}
