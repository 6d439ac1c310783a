import { ChoiceCard, ChoiceCards } from '@upaj/ui/choice-card';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { climateFields, type FactsForm } from './facts-form.ts';
import { NumberFact } from './number-fact.tsx';

const seasons = ['kharif', 'rabi', 'zaid'] as const;
const waters = ['rain', 'some', 'assured'] as const;

/** When it is sown and what water there is; rain and temperature need not be typed. */
export function SeasonFields() {
  const { t } = useTranslation('crop-advice');
  const { register, formState } = useFormContext<FactsForm>();
  const hasError = climateFields.some((name) => formState.errors[name]);
  return (
    <div className="grid gap-4">
      <FormField label={t('season.label')}>
        <Select {...register('season')}>
          {seasons.map((season) => (
            <option key={season} value={season}>
              {t(`season.${season}`)}
            </option>
          ))}
          <option value="">{t('season.any')}</option>
        </Select>
      </FormField>
      <ChoiceCards legend={t('water.legend')}>
        {waters.map((water) => (
          <ChoiceCard
            key={water}
            value={water}
            label={t(`water.${water}`)}
            description={t(`water.${water}Hint`)}
            {...register('water')}
          />
        ))}
      </ChoiceCards>
      <details className="group" open={hasError || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
          {t('more')}
        </summary>
        <p className="text-muted text-sm">{t('moreHint')}</p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {climateFields.map((name) => (
            <NumberFact key={name} name={name} />
          ))}
        </div>
      </details>
    </div>
  );
}
