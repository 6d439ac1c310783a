import { landUnitsOf } from '@upaj/content/land-units';
import { questions } from '@upaj/content/schemes/finder-questions';
import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { Select } from '@upaj/ui/select';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { longestNumber } from './finder-address.ts';
import { getAreaError, unitOf } from './finder-form.ts';
import type { QuestionsProps } from './questions-props.ts';
import { UnitSize } from './unit-size.tsx';
import { useFinderErrorText } from './use-finder-error-text.ts';

/** How much land, in a unit that the user's state knows. */
export function AreaQuestion({ form, onAnswer }: QuestionsProps) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const errorText = useFinderErrorText();
  const error = getAreaError(form);
  const unit = unitOf(form);
  return (
    <div className="grid gap-2">
      <div className="grid gap-3 md:grid-cols-2">
        <FormField
          label={questions.hectares[language]}
          error={error?.code === 'notANumber' && errorText(error)}
        >
          <NumberField
            maxLength={longestNumber}
            value={form.area ?? ''}
            onChange={({ target }) => onAnswer({ area: target.value })}
          />
        </FormField>
        <FormField label={t('finder.unit')} error={error?.code === 'noUnit' && errorText(error)}>
          <Select
            value={unit?.id ?? ''}
            onChange={({ target }) => onAnswer({ unit: target.value || undefined })}
          >
            {!unit && <option value="">{t('finder.choose')}</option>}
            {landUnitsOf(form.state).map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <UnitSize form={form} />
    </div>
  );
}
