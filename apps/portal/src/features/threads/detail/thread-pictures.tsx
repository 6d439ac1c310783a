import type { Thread } from '@upaj/contract/threads.schema';
import { Gallery } from '@upaj/ui/gallery';
import { categoryPicture } from '@upaj/ui/produce';
import { photoOf } from '../../../domains/crops/crop-photo.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** The pictures of a discussion, the first one large. */
export function ThreadPictures({ thread: { pictures, title } }: { thread: Thread }) {
  const { t } = useTranslation('thread');
  return (
    <Gallery
      photos={pictures.map(photoOf)}
      fallback={categoryPicture('Crops')}
      alt={title}
      label={t('picturesOf')}
      thumbnailLabel={(number) => t('picture', { number })}
    />
  );
}
