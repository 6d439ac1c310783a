import { Skeleton } from '@upaj/ui/skeleton';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts';
import type { LeafPicture } from './leaf-picture.ts';

interface PictureTileProps {
  picture: LeafPicture;
  onRemove: () => void;
}

/** One picture, and at once what to do better. */
export function PictureTile({ picture, onRemove }: PictureTileProps) {
  const { t } = useTranslation('leaf-doctor');
  const { name, file } = picture;
  const src = useObjectUrl(file);
  return (
    <li className="grid w-28 content-start gap-1.5">
      <div className="relative size-28 overflow-hidden rounded-field bg-sunken">
        {src ? (
          <img src={src} alt={name} className="size-full object-cover" />
        ) : (
          <Skeleton className="size-full" />
        )}
        <div className="absolute top-0 right-0">
          <button
            type="button"
            aria-label={t('pictures.remove', { name })}
            onClick={onRemove}
            className="grid size-11 place-items-center rounded-full text-white"
          >
            <span className="grid size-7 place-items-center rounded-full bg-deep">
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </div>
      </div>
      <div role="status" className="wrap-anywhere text-sm">
        <Judgement picture={picture} />
      </div>
    </li>
  );
}

function Judgement({ picture: { name, problem } }: { picture: LeafPicture }) {
  const { t } = useTranslation('leaf-doctor');
  if (problem === undefined) return <p className="text-muted">{t('pictures.reading', { name })}</p>;
  if (problem === null) {
    return (
      <p className="flex items-start gap-1.5 text-action">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        <span>{t('pictures.good')}</span>
      </p>
    );
  }
  return (
    <p className="flex items-start gap-1.5 font-medium">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>{t(`problem.${problem}`)}</span>
    </p>
  );
}
