import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUpdateCropMutation } from '../crops.api.ts';
import { useFailureNotice } from './use-failure-notice.ts';

// Dialogs bring a focus trap with them; most visits never open one.
const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}));
const RestockDialog = lazy(async () => ({
  default: (await import('./restock-dialog.tsx')).RestockDialog,
}));

/** What a seller can do about a listing. */
export function OwnListingActions({ crop }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  const [asked, setAsked] = useState<'restock' | 'delete'>();
  const close = () => setAsked(undefined);
  const { name } = crop;
  return (
    <div className="grid grid-cols-3 gap-2 md:flex md:flex-none">
      <PauseButton crop={crop} />
      <Button
        variant="outline"
        size="small"
        aria-label={t('restockNamed', { name })}
        onClick={() => setAsked('restock')}
      >
        {t('restock')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="text-danger"
        aria-label={t('deleteNamed', { name })}
        onClick={() => setAsked('delete')}
      >
        {t('delete')}
      </Button>
      <Suspense fallback={null}>
        {asked === 'restock' && <RestockDialog crop={crop} onClose={close} />}
        {asked === 'delete' && <DeleteDialog crop={crop} onClose={close} />}
      </Suspense>
    </div>
  );
}

function PauseButton({ crop: { _id, name, isPaused } }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  const [update, { isLoading }] = useUpdateCropMutation();
  const showFailure = useFailureNotice();

  async function toggle() {
    const result = await update({ params: { id: _id }, body: { isPaused: !isPaused } });
    if (result.error) showFailure(result.error);
  }

  return (
    <Button
      variant="outline"
      size="small"
      // Not out of use, or the keyboard would lose its place.
      aria-disabled={isLoading}
      aria-label={isPaused ? t('resumeNamed', { name }) : t('pauseNamed', { name })}
      onClick={() => !isLoading && void toggle()}
    >
      {isPaused ? t('resume') : t('pause')}
    </Button>
  );
}
