import type { RichTextProps } from '@upaj/ui/rich-text';
import type { ComponentType } from 'react';
import { retryImport } from '../../../shared/loading/retry-import.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';

type Renderer = ComponentType<RichTextProps>;

let renderer: Renderer | undefined;

// The parser is as large as half a page; a text can be read before it is here.
const loadRenderer = async (): Promise<Renderer> => {
  renderer ??= (await retryImport(() => import('@upaj/ui/rich-text'))).RichText;
  return renderer;
};
const loadNothing = async () => undefined;

/** Whether a text may have something that is shown in another way than it was written. */
const hasMarks = (text: string): boolean =>
  /[*_`>[\\]|https?:|www\.|^[ \t]{0,9}(?:[-+]|\d{1,9}[.)])[ \t]/im.test(text);

interface PostTextProps {
  text: string;
  /** Whether the author's account was new: no one vouches for its links. */
  isByNewcomer: boolean;
}

/** The text of a post; until the parser is loaded, and if it never is, as it was written. */
export function PostText({ text, isByNewcomer }: PostTextProps) {
  const needsMarks = hasMarks(text);
  const { data = renderer } = useLoaded<Renderer | undefined>(
    needsMarks ? loadRenderer : loadNothing,
  );
  if (needsMarks && data) {
    const Rich = data;
    return <Rich text={text} isUntrusted={isByNewcomer} />;
  }
  return (
    <div className="grid gap-3">
      {paragraphsOf(text).map(({ from, paragraph }) => (
        <p key={from} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** The paragraphs of a text with their places in it. */
function paragraphsOf(text: string): { from: number; paragraph: string }[] {
  let from = 0;
  return text.split('\n\n').map((paragraph) => {
    const found = { from, paragraph };
    from += paragraph.length + 2;
    return found;
  });
}
