import { drySpellRule, drySpells } from '@upaj/contract/weather.rules';
import type { FieldWeather } from '@upaj/contract/weather.schema';
import { SunMedium } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FieldSection } from './field-section.tsx';
import { useDayName } from './use-day-name.ts';

/** The days in a row that are dry enough to harvest and to dry. */
export function DryDays({ days }: Pick<FieldWeather, 'days'>) {
  const { t } = useTranslation('field-weather');
  const dayName = useDayName();
  const spells = drySpells(days);
  const last = days.at(-1)?.date ?? '';
  const rule = t('dry.rule', {
    days: drySpellRule.days,
    rain: drySpellRule.rainBelowMm,
    humidity: drySpellRule.humidityBelow,
  });
  return (
    <FieldSection title={t('dry.title')} rule={[rule]}>
      {spells.length === 0 && (
        <p>{t('dry.none', { count: drySpellRule.days, day: dayName(last) })}</p>
      )}
      <ul className="grid gap-2 empty:absolute">
        {spells.map(({ from, to, days: count }) => (
          <li key={from} className="flex items-center gap-2 font-semibold">
            <SunMedium aria-hidden="true" className="size-5 flex-none" />
            {t('dry.spell', { count, from: dayName(from), to: dayName(to) })}
          </li>
        ))}
      </ul>
    </FieldSection>
  );
}
