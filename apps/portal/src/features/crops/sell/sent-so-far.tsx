import { ProgressBar } from '@upaj/ui/progress-bar';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Upload progress at the button: the bar beside the pictures may be out of view. */
export function SentSoFar({ share }: { share: number }) {
  const { t } = useTranslation('selling');
  return (
    <div aria-hidden="true" className="grid gap-2">
      <p className="flex justify-between gap-3 font-semibold text-action">
        <span>{t('sendingPictures')}</span>
        <span>{`${Math.floor(share * 100)}%`}</span>
      </p>
      <ProgressBar value={share} label={t('sendingPictures')} />
    </div>
  );
}
