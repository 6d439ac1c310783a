import { Card } from '@upaj/ui/card';
import { FormProvider } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PlaceFields } from './form/place-fields.tsx';
import { SeasonFields } from './form/season-fields.tsx';
import { SoilFields } from './form/soil-fields.tsx';
import { useWhichCrop } from './use-which-crop.ts';

/** "Which crop?": what is known of a field, and the crops that suit it, with the reasons. */
export function WhichCrop() {
  const { t } = useTranslation('crop-advice');
  const { form, send, Results, result } = useWhichCrop();
  const { errorOf, formError, isBusy } = form;

  return (
    <section aria-labelledby="which-crop" className="grid grid-cols-1 gap-5">
      <Card className="grid grid-cols-1 gap-5">
        <div className="grid gap-1">
          <h2 id="which-crop" className="text-2xl">
            {t('title')}
          </h2>
          <p className="text-muted">{t('intro')}</p>
        </div>
        <FormProvider {...form}>
          {/* Pressed before the scripts are here, a form that gets would put the facts into the address. */}
          <form noValidate method="post" onSubmit={send} className="grid grid-cols-1 gap-5">
            <PlaceFields />
            <SoilFields />
            <SeasonFields />
            <FormAlert>{errorOf('root') ?? formError}</FormAlert>
            <SubmitButton size="big" isBusy={isBusy}>
              {t(isBusy ? 'working' : 'submit')}
            </SubmitButton>
          </form>
        </FormProvider>
      </Card>
      {Results && result && <Results key={JSON.stringify(result.facts)} result={result} />}
    </section>
  );
}
