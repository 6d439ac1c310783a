import type { ModerationCase } from '@upaj/contract/moderation.schema';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { photoOf } from '../../domains/crops/crop-photo.ts';

interface CasePicturesProps {
  pictures: ModerationCase['pictures'];
  alt: string;
}

/** The pictures of a post, small. */
export function CasePictures({ pictures, alt }: CasePicturesProps) {
  return (
    <div className="flex flex-wrap gap-2.5">
      {pictures.map((picture) => (
        <Picture
          key={picture.id}
          alt={alt}
          photo={photoOf(picture)}
          fallback={categoryPicture('Crops')}
          sizes="112px"
          className="size-28 rounded-field"
        />
      ))}
    </div>
  );
}
