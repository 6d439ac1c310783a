import { ChoiceCard, ChoiceCards } from '@upaj/ui/choice-card';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type FactsForm, soilFields } from './facts-form.ts';
import { NumberFact } from './number-fact.tsx';

/** The values of a soil card, each of them optional, or what is usual in the district. */
export function SoilFields() {
  const { t } = useTranslation('crop-advice');
  const { register } = useFormContext<FactsForm>();
  const soil = useWatch<FactsForm, 'soil'>({ name: 'soil' });
  return (
    <div className="grid gap-4">
      <ChoiceCards legend={t('soil.legend')}>
        <ChoiceCard
          label={t('soil.card')}
          description={t('soil.cardHint')}
          value="card"
          {...register('soil')}
        />
        <ChoiceCard
          label={t('soil.usual')}
          description={t('soil.usualHint')}
          value="usual"
          {...register('soil')}
        />
      </ChoiceCards>
      {soil === 'card' && (
        <div className="grid grid-cols-2 gap-3">
          {soilFields.map((name) => (
            <NumberFact key={name} name={name} />
          ))}
        </div>
      )}
    </div>
  );
}
