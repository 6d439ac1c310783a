import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** First letters of the first and last word of a name, as people read them in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter();
  return ends
    .map(
      (word) =>
        segmenter
          .segment(word ?? '')
          [Symbol.iterator]()
          .next().value?.segment ?? '',
    )
    .join('')
    .toLocaleUpperCase();
}

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's whole name. */
  name: string;
  /** Their picture, if they have one. */
  src?: string;
  /** Leaves the name to the words beside it. */
  isDecorative?: boolean;
}

/** A person: their picture or the initials of their name. */
export function Avatar({ name, src, isDecorative = false, className, ...props }: AvatarProps) {
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      data-slot="avatar"
      className={cn(
        'inline-grid size-10 flex-none place-items-center overflow-hidden rounded-full bg-action-line font-bold text-on-action-soft text-sm',
        className,
      )}
      {...meaning}
      {...props}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initialsOf(name)}
    </span>
  );
}
