import type { FieldFacts } from '@upaj/content/crops/field-advice';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { stateName } from '../../../shared/state-name.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { numberFields } from '../form/facts-form.ts';

/** What was said of the field, in words. */
export function usePrintedFacts(facts: FieldFacts): string[] {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const { state, district, season, water } = facts;
  const numbers = numberFields.flatMap((name) => {
    const value = facts[name];
    return value === undefined
      ? []
      : [
          `${t(`fact.${name}`)}: ${formatNumber(value)} ${name === 'ph' ? '' : t(`unit.${name}`)}`.trim(),
        ];
  });
  return [
    ...(state ? [`${t('state')}: ${stateName(state, language)}`] : []),
    ...(district ? [`${t('district')}: ${district}`] : []),
    ...(season ? [`${t('season.label')}: ${t(`season.${season}`)}`] : []),
    ...(water ? [`${t('water.legend')} ${t(`water.${water}`)}`] : []),
    ...numbers,
  ];
}
