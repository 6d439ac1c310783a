import { Button } from '@upaj/ui/button';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { RotateCw, X } from 'lucide-react';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts';
import type { NewPicture } from './thread-picture.ts';

interface PictureTileProps {
  picture: NewPicture;
  onRemove: () => void;
  onRetry: () => void;
}

/** One picture: how much of it is sent, and after a failure why not and another try. */
export function PictureTile({ picture, onRemove, onRetry }: PictureTileProps) {
  const { t } = useTranslation('new-thread');
  const { name, file, sent } = picture;
  const chosen = useObjectUrl(file);
  const src = chosen ?? sent?.url;
  return (
    <li className="grid w-28 content-start gap-1.5">
      <div className="relative size-28 overflow-hidden rounded-field bg-sunken">
        {src && <img src={src} alt={name} className="size-full object-cover" />}
        <div className="absolute top-0 right-0">
          <button
            type="button"
            aria-label={t('remove', { name })}
            onClick={onRemove}
            className="grid size-11 place-items-center rounded-full text-white"
          >
            <span className="grid size-7 place-items-center rounded-full bg-deep">
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </div>
      </div>
      <PictureState picture={picture} onRetry={onRetry} />
    </li>
  );
}

function PictureState({ picture, onRetry }: Omit<PictureTileProps, 'onRemove'>) {
  const { t } = useTranslation('new-thread');
  const errorText = useThreadErrorText();
  const { name, state, progress, error } = picture;
  if (state === 'sent') return null;
  if (state === 'waiting') return <p className="text-muted text-sm">{t('waiting')}</p>;
  if (state === 'sending') return <ProgressBar value={progress} label={t('sending', { name })} />;
  return (
    <>
      <p role="alert" className="wrap-anywhere font-medium text-danger text-sm">
        {errorText(error)}
      </p>
      <Button
        variant="outline"
        size="small"
        aria-label={t('retryNamed', { name })}
        onClick={onRetry}
      >
        <RotateCw aria-hidden="true" className="size-4" />
        {t('retry')}
      </Button>
    </>
  );
}
