import { restockError } from '@upaj/contract/crops.rules';
import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { type FormEvent, useId, useState } from 'react';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { plainNumber } from '../../../shared/read-number.ts';
import { useErrorToast } from './use-error-toast.ts';
import { useUpdateListing } from './use-update-listing.ts';

interface RestockDialogProps {
  crop: Crop;
  onClose: () => void;
}

/** Most that a listing may hold, in its own unit (the contract's bound). */
const most = 10_000_000;

/** What was typed, if it is a stock: 0 to ten million with at most three digits behind the point. */
function stockOf(typed: string): number | undefined {
  return /^\d{1,8}(\.\d{1,3})?$/.test(typed) && Number(typed) <= most ? Number(typed) : undefined;
}

/** Asks how much of a listing there is now. */
export function RestockDialog({ crop, onClose }: RestockDialogProps) {
  const { t } = useTranslation('selling');
  const words = useCropLabels();
  const formId = useId();
  const [typed, setTyped] = useState(String(crop.quantity));
  const errorText = useFieldErrorText();
  const [error, setError] = useState<string>();
  const { updateListing, isLoading } = useUpdateListing();
  const showFailure = useErrorToast();

  async function save(event: FormEvent) {
    event.preventDefault();
    const quantity = stockOf(plainNumber(typed));
    const found =
      quantity === undefined ? t('wrongStock') : errorText(restockError(quantity, crop.unit));
    setError(found);
    if (quantity === undefined || found || isLoading) return;
    const result = await updateListing(crop._id, { quantity });
    if (result.error) showFailure(result.error);
    else onClose();
  }

  return (
    <Dialog
      isOpen
      isBusy={isLoading}
      onOpenChange={onClose}
      title={t('restockTitle', { name: crop.name })}
      description={t('restockText', { stock: words.stock(crop) })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" disabled={isLoading} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isLoading}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <FormField label={t('newStock', { unit: words.unit(crop.unit) })} error={error} isRequired>
          <NumberField value={typed} onChange={({ target }) => setTyped(target.value)} />
        </FormField>
      </form>
    </Dialog>
  );
}
