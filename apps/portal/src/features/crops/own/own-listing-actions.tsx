import type { Crop } from '@upaj/contract/crops.schema';
import { Button, buttonStyles } from '@upaj/ui/button';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { ShareLink } from '../share-link.tsx';
import { useErrorToast } from './use-error-toast.ts';
import { useUpdateListing } from './use-update-listing.ts';

// Dialogs load a focus trap; most visits never open one.
const loadDelete = async () => (await import('./delete-dialog.tsx')).DeleteDialog;
const loadRestock = async () => (await import('./restock-dialog.tsx')).RestockDialog;

/** What a seller can do about a listing. */
export function OwnListingActions({ crop }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  const {
    Part: Dialog,
    coming,
    show,
    hide,
  } = useLazyComponent<{ crop: Crop; onClose: () => void }>();
  const { name } = crop;
  return (
    // One action is offered, the others are there.
    <div className="flex flex-wrap gap-1 lg:flex-nowrap">
      <Button
        variant="outline"
        size="small"
        className="max-lg:w-full"
        isBusy={coming === loadRestock}
        aria-label={t('restockNamed', { name })}
        onClick={() => show(loadRestock)}
      >
        {t('restock')}
      </Button>
      <PauseButton crop={crop} />
      <PageLink
        to={paths.sellItem.href({ edit: crop._id })}
        aria-label={t('editNamed', { name })}
        className={buttonStyles({ variant: 'quiet', size: 'small' })}
      >
        {t('edit')}
      </PageLink>
      <PageLink
        to={paths.sellItem.href({ copy: crop._id })}
        aria-label={t('copyNamed', { name })}
        className={buttonStyles({ variant: 'quiet', size: 'small' })}
      >
        {t('copy')}
      </PageLink>
      <ShareLink crop={crop} variant="quiet" size="small" />
      <Button
        variant="quiet"
        size="small"
        className="text-danger"
        isBusy={coming === loadDelete}
        aria-label={t('deleteNamed', { name })}
        onClick={() => show(loadDelete)}
      >
        {t('delete')}
      </Button>
      {Dialog && <Dialog crop={crop} onClose={hide} />}
    </div>
  );
}

function PauseButton({ crop: { _id, name, isPaused } }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  const { updateListing, isLoading } = useUpdateListing();
  const showFailure = useErrorToast();

  async function toggle() {
    const result = await updateListing(_id, { isPaused: !isPaused });
    if (result.error) showFailure(result.error);
  }

  return (
    <Button
      variant="quiet"
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
