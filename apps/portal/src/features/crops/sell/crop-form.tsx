import { Button, buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { CropFormFields } from './crop-form-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { useCropForm } from './use-crop-form.ts';

/** The form that puts a crop on the market. */
export function CropForm() {
  const { t } = useTranslation('selling');
  const {
    form,
    pictures,
    setPictures,
    pictureProblem: pictureError,
    submit,
    state,
    progress,
    draft,
  } = useCropForm();
  const isSubmitting = state === 'submitting';
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-3xl gap-6">
        <Card size="panel" className="grid gap-5">
          <p role="status" className="font-semibold text-action empty:hidden">
            {draft.isRestored && t('draftRestored')}
          </p>
          <PictureField
            pictures={pictures}
            onPicturesChange={setPictures}
            error={pictureError}
            progress={isSubmitting ? progress : undefined}
          />
          <CropFormFields />
        </Card>
        {isSubmitting && <SentSoFar share={progress} />}
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
          <PageLink
            to={paths.sellerDashboard.href()}
            onClick={draft.forget}
            className={buttonStyles({ variant: 'outline', size: 'big' })}
          >
            {t('cancel')}
          </PageLink>
          <Button type="submit" size="big" isBusy={isSubmitting} disabled={state === 'done'}>
            {isSubmitting ? t('submitting') : t('addToMandi')}
          </Button>
        </div>
      </form>
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
