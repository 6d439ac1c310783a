import { type ComponentProps, useState } from 'react';
import { cn } from '../cn.ts';
import { type Tint, tintStyles } from './tint.ts';

/** A photograph in the sizes that the server made of it. */
export interface Photo {
  /** Address of the middle size. */
  src: string;
  /** All sizes in the form of the `srcset` attribute. */
  srcSet?: string;
  /** Size of `src` in pixels, which reserves its space during loading. */
  width?: number;
  height?: number;
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Alternative text; empty if a text beside it says the same. */
  alt: string;
  /** The seller's photograph, if there is one. */
  photo?: Photo | null;
  /** The category's illustration and background, the fallback of a missing or failed photograph. */
  fallback: { src: string; tint: Tint };
  /** Rendered width, in the form of the `sizes` attribute. */
  sizes?: string;
  /** Loads eagerly, for the largest picture of the first screen. */
  isEager?: boolean;
  /** Size of the fallback within the frame. */
  drawing?: 'small' | 'card' | 'large';
}

const drawingStyles = {
  small: 'size-3/5',
  card: 'size-16 md:size-24',
  large: 'size-[46%]',
} as const;

/** A photograph cropped to its frame, or the category's picture on its own tint. */
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
