import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLatePart } from '../../../shared/use-late-part.ts';
import { useUpdateCropMutation } from './own-crops.api.ts';
import { useFailureNotice } from './use-failure-notice.ts';

// Dialogs bring a focus trap with them; most visits never open one.
const bringDelete = async () => (await import('./delete-dialog.tsx')).DeleteDialog;
const bringRestock = async () => (await import('./restock-dialog.tsx')).RestockDialog;

/** What a seller can do about a listing. */
export function OwnListingActions({ crop }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  const { Part: Dialog, coming, show, hide } = useLatePart<{ crop: Crop; onClose: () => void }>();
  const { name } = crop;
  return (
    <div className="flex flex-wrap gap-2 *:grow md:flex-none md:*:grow-0">
      <PauseButton crop={crop} />
      <Button
        variant="outline"
        size="small"
        isBusy={coming === bringRestock}
        aria-label={t('restockNamed', { name })}
        onClick={() => show(bringRestock)}
      >
        {t('restock')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="text-danger"
        isBusy={coming === bringDelete}
        aria-label={t('deleteNamed', { name })}
        onClick={() => show(bringDelete)}
      >
        {t('delete')}
      </Button>
      {Dialog && <Dialog crop={crop} onClose={hide} />}
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
