import type { Crop } from '@upaj/contract/crops.schema';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { FormProvider } from 'react-hook-form';
import { photoOf } from '../../../domains/crops/crop-photo.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ListingForm } from './listing-form.tsx';
import { useEditForm } from './use-edit-form.ts';

/** The form that changes a listing; its pictures stay as they are. */
export function EditForm({ crop }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  const { form, submit } = useEditForm(crop);
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <ListingForm
        id={crop._id}
        onSubmit={(event) => void submit(event)}
        submitLabel={isSubmitting ? t('saving') : t('saveChanges')}
        isBusy={isSubmitting}
        isDisabled={false}
      >
        <Pictures crop={crop} />
      </ListingForm>
    </FormProvider>
  );
}

function Pictures({ crop: { image, category } }: { crop: Crop }) {
  const { t } = useTranslation('selling');
  return (
    <section aria-label={t('field.images')} className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {image.map((picture) => (
          <li key={picture.url}>
            <Picture
              alt=""
              photo={photoOf(picture)}
              fallback={categoryPicture(category)}
              sizes="72px"
              className="size-18 flex-none rounded-field"
            />
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t('picturesStay')}</p>
    </section>
  );
}
