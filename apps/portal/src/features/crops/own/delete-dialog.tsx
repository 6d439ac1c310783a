import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { useDispatch } from 'react-redux';
import { useDeleteCropMutation } from '../../../domains/crops/crops.api.ts';
import { storeDraft } from '../../../shared/forms/draft-storage.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { listingChangesKey } from '../../../shared/storage-keys.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { useErrorToast } from './use-error-toast.ts';

interface DeleteDialogProps {
  crop: Crop;
  onClose: () => void;
}

/** Asks before a listing is taken off the market for good. */
export function DeleteDialog({ crop: { _id, name }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('selling');
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteCropMutation();
  const showFailure = useErrorToast();

  async function confirm() {
    const result = await remove({ params: { id: _id } });
    if (result.error) showFailure(result.error);
    else {
      storeDraft(listingChangesKey(_id), undefined);
      dispatch(toastShown('success', t('deleted', { name })));
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      isBusy={isLoading}
      onOpenChange={onClose}
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" disabled={isLoading} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void confirm()}>
            {t('delete')}
          </Button>
        </>
      }
    />
  );
}
