import type { ReactNode } from 'react';
import { linkStyles } from '../actions/text-link.tsx';
import { type LinkTarget, namesHost } from './link-target.ts';

interface RichLinkProps {
  target: LinkTarget;
  rel: string;
  /** Its text as it was written. */
  text: string;
  children: ReactNode;
}

/** A link that someone wrote; where its text does not say so, the domain behind it does. */
export function RichLink({ target: { href, host }, rel, text, children }: RichLinkProps) {
  return (
    <bdi>
      <a href={href} target="_blank" rel={rel} dir="auto" className={linkStyles()}>
        {children}
      </a>
      {!namesHost(text.trim(), host) && <bdi className="text-muted text-sm">{` (${host})`}</bdi>}
    </bdi>
  );
}
