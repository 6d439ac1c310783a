import type { Crop } from '@upaj/contract/crops.schema';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ListingForm } from './listing-form.tsx';
import { PictureField } from './picture-field.tsx';
import { SentSoFar } from './sent-so-far.tsx';
import { isFile } from './stored-pictures.ts';
import { useEditForm } from './use-edit-form.ts';

/** The form that changes a listing and its pictures. */
export function EditForm({ crop }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  const { form, pictures, draft, left, submit } = useEditForm(crop);
  const { isBusy } = form;
  const { chosen, choose, error, progress } = pictures;
  const areFilesSent = isBusy && chosen.some(isFile);
  const note = left ? t(left) : draft.isRestored && t('changesRestored');
  return (
    <FormProvider {...form}>
      <ListingForm
        id={crop._id}
        onSubmit={submit}
        onCancel={draft.forget}
        progress={progress !== undefined && <SentSoFar share={progress} />}
        submitLabel={isBusy ? t('saving') : t('saveChanges')}
        isBusy={isBusy}
        isDisabled={false}
      >
        <p role="status" className="font-semibold text-action empty:hidden">
          {note}
        </p>
        <PictureField
          pictures={chosen}
          onPicturesChange={choose}
          error={error}
          progress={areFilesSent ? (progress ?? 0) : undefined}
          isDisabled={isBusy || undefined}
        />
      </ListingForm>
    </FormProvider>
  );
}
