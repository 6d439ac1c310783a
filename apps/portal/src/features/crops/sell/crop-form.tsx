import type { Crop } from '@upaj/contract/crops.schema';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ListingForm } from './listing-form.tsx';
import { PictureField } from './picture-field.tsx';
import { SentSoFar } from './sent-so-far.tsx';
import { useCropForm } from './use-crop-form.ts';

/** The form that puts a crop on the market; a copy begins with what its listing has. */
export function CropForm({ source }: { source?: Crop }) {
  const { t } = useTranslation('selling');
  const { form, submit, state, progress, draft, ...photos } = useCropForm(source);
  const { pictures, setPictures, pictureProblem, copied } = photos;
  const isSubmitting = state === 'submitting';
  const areDatesLeftOut = source !== undefined && form.formState.defaultValues?.expiryDate === '';
  const note = draft.isRestored ? t('draftRestored') : areDatesLeftOut && t('datesNotCopied');
  return (
    <FormProvider {...form}>
      <ListingForm
        onSubmit={submit}
        onCancel={draft.forget}
        progress={isSubmitting && <SentSoFar share={progress} />}
        submitLabel={isSubmitting ? t('submitting') : t('addToMandi')}
        isBusy={isSubmitting}
        isDisabled={state === 'done' || copied === 'loading'}
      >
        <p role="status" className="font-semibold text-action empty:hidden">
          {note}
        </p>
        <PictureField<never>
          pictures={pictures}
          onPicturesChange={setPictures}
          error={pictureProblem}
          copied={copied}
          progress={isSubmitting ? progress : undefined}
        />
      </ListingForm>
    </FormProvider>
  );
}
