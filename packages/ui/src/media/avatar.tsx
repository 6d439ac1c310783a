import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Initials of the first and last word of a name, in any script. */
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

const avatarStyles = cva(
  'inline-grid flex-none place-items-center overflow-hidden rounded-full bg-action-line font-bold text-on-action-soft',
  {
    variants: {
      size: {
        md: 'size-10 text-[length:--spacing(3.5)]',
        big: 'size-28 text-[length:--spacing(8.5)]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface AvatarProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    VariantProps<typeof avatarStyles> {
  /** Full name of the user. */
  name: string;
  /** Their picture, if they have one. */
  src?: string;
  /** Hides the name from screen readers, if a text beside it contains it. */
  isDecorative?: boolean;
}

/** The picture of a user or the initials of the name. */
export function Avatar({
  name,
  src,
  isDecorative = false,
  size,
  className,
  ...props
}: AvatarProps) {
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span data-slot="avatar" className={avatarStyles({ size, className })} {...meaning} {...props}>
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initialsOf(name)}
    </span>
  );
}
