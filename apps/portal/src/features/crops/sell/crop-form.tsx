import type { Crop } from '@upaj/contract/crops.schema';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ListingForm } from './listing-form.tsx';
import { PictureField } from './picture-field.tsx';
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
        onSubmit={(event) => void submit(event)}
        onCancel={draft.forget}
        progress={isSubmitting && <SentSoFar share={progress} />}
        submitLabel={isSubmitting ? t('submitting') : t('addToMandi')}
        isBusy={isSubmitting}
        isDisabled={state === 'done' || copied === 'loading'}
      >
        <p role="status" className="font-semibold text-action empty:hidden">
          {note}
        </p>
        <PictureField
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

/** Upload progress at the button: the bar beside the pictures may be out of view. */
function SentSoFar({ share }: { share: number }) {
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
