import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { cn } from '../cn.ts';
import { isModified } from '../is-modified.ts';
import { type Photo, Picture, type PictureProps } from './picture.tsx';

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All photographs; an empty list shows the category's picture. */
  photos: readonly Photo[];
  /** The category's illustration and background. */
  fallback: PictureProps['fallback'];
  /** What the pictures show. */
  alt: string;
  /** Name of the row of thumbnails. */
  label: string;
  /** Name of one thumbnail, counted from 1. */
  thumbnailLabel: (position: number) => string;
}

/** One large picture with thumbnails below; a click or the arrow keys change it. */
export function Gallery({
  photos,
  fallback,
  alt,
  label,
  thumbnailLabel,
  className,
  ...props
}: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, Math.max(photos.length - 1, 0));

  return (
    <div data-slot="gallery" className={cn('grid gap-2.5', className)} {...props}>
      <Picture
        alt={alt}
        photo={photos[current]}
        fallback={fallback}
        drawing="large"
        sizes="(min-width: 768px) 50vw, 100vw"
        isEager
        className="aspect-gallery rounded-panel"
      />
      {photos.length > 1 && (
        <Thumbnails
          photos={photos}
          fallback={fallback}
          current={current}
          onChoose={setChosen}
          label={label}
          thumbnailLabel={thumbnailLabel}
        />
      )}
    </div>
  );
}

interface ThumbnailsProps
  extends Pick<GalleryProps, 'photos' | 'fallback' | 'label' | 'thumbnailLabel'> {
  current: number;
  onChoose: (index: number) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function Thumbnails({
  photos,
  fallback,
  current,
  onChoose,
  label,
  thumbnailLabel,
}: ThumbnailsProps) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step || isModified(event)) return;
    event.preventDefault();
    const next = (current + step + photos.length) % photos.length;
    onChoose(next);
    event.currentTarget.querySelectorAll('button').item(next).focus();
  }

  return (
    // The arrow keys belong to the row, as in a group of radio buttons.
    <fieldset
      aria-label={label}
      onKeyDown={move}
      className="flex min-w-0 gap-2.5 overflow-x-auto p-1.5"
    >
      {photos.map((photo, index) => (
        <button
          key={photo.src}
          type="button"
          aria-label={thumbnailLabel(index + 1)}
          aria-pressed={index === current}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChoose(index)}
          className="flex-none rounded-field outline-offset-2 focus-visible:outline-4 aria-pressed:outline-3 aria-pressed:outline-(--focus)"
        >
          <Picture alt="" photo={photo} fallback={fallback} className="size-18 rounded-field" />
        </button>
      ))}
    </fieldset>
  );
}
