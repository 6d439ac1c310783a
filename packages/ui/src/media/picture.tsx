import { type ComponentProps, useState } from 'react';
import { cn } from '../cn.ts';
import { type Tint, tintStyles } from './tint.ts';

/** A photograph in the sizes that the server made of it. */
export interface Photo {
  /** Address of the middle size. */
  src: string;
  /** All sizes in the form of the `srcset` attribute. */
  srcSet?: string;
  /** Pixels of `src`, which keep its place free while it loads. */
  width?: number;
  height?: number;
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is to be seen; empty when the words beside it say the same. */
  alt: string;
  /** The seller's photograph, if there is one. */
  photo?: Photo | null;
  /** The category's drawing and ground, shown without a photograph or when it fails to load. */
  fallback: { src: string; tint: Tint };
  /** How wide the picture is shown, in the form of the `sizes` attribute. */
  sizes?: string;
  /** Loads at once, for the largest picture of the first screen. */
  isEager?: boolean;
  /** How large the drawing is within the frame. */
  drawing?: 'small' | 'card' | 'large';
}

const drawingStyles = {
  small: 'size-3/5',
  card: 'size-16 md:size-23',
  large: 'size-[46%]',
} as const;

/** A photograph cropped to its frame, or the category's picture on its own tint: never an empty box. */
export function Picture({
  alt,
  photo,
  fallback,
  sizes,
  isEager = false,
  drawing = 'small',
  className,
  ...props
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const loading = isEager ? 'eager' : 'lazy';
  const shown = photo && photo.src !== failedSrc ? photo : null;
  return (
    <span
      data-slot="picture"
      className={cn(
        'relative grid place-items-center overflow-hidden',
        tintStyles[fallback.tint],
        className,
      )}
      {...props}
    >
      {shown ? (
        <img
          {...shown}
          alt={alt}
          sizes={sizes}
          loading={loading}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(shown.src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <img
          src={fallback.src}
          alt={alt}
          width={32}
          height={32}
          loading={loading}
          className={cn('object-contain', drawingStyles[drawing])}
        />
      )}
    </span>
  );
}
