import { addDays } from '@upaj/contract/weather.rules';
import type { FieldWeather } from '@upaj/contract/weather.schema';
import {
  type SprayingHour,
  sprayingHours,
  sprayingRule,
  sprayingWindows,
} from '@upaj/contract/weather-spraying.rules';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FieldSection } from './field-section.tsx';
import { HourStrip } from './hour-strip.tsx';

/** The hours of today and tomorrow in which spraying is good, and what speaks against the others. */
export function Spraying({ hours, days, areHoursInterpolated }: FieldWeather) {
  const { t } = useTranslation('field-weather');
  const judged = sprayingHours(hours);
  const today = days[0]?.date ?? '';
  const on = (day: string) => judged.filter(({ time }) => time.startsWith(day));
  return (
    <FieldSection title={t('spraying.title')} rule={useSprayingRule(areHoursInterpolated)}>
      <SprayingDay name={t('spraying.today')} hours={on(today)} />
      <SprayingDay name={t('spraying.tomorrow')} hours={on(today && addDays(today, 1))} />
    </FieldSection>
  );
}

function SprayingDay({ name, hours }: { name: string; hours: readonly SprayingHour[] }) {
  const { t } = useTranslation('field-weather');
  const windows = sprayingWindows(hours).map(({ from, to }) =>
    t('spraying.window', { from: from.slice(11), to: endOf(to) }),
  );
  if (hours.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-2">
      <p>
        <b>{name}</b>
        {': '}
        {windows.length > 0
          ? t('spraying.goodFrom', { windows: windows.join(', ') })
          : t('spraying.noneGood')}
      </p>
      <HourStrip label={t('spraying.hoursOf', { day: name })} hours={hours} />
    </div>
  );
}

/** The end of a day is 24:00 of the same day. */
const endOf = (time: string) => (time.endsWith('T00:00') ? '24:00' : time.slice(11));

function useSprayingRule(areHoursInterpolated: boolean): string[] {
  const { t } = useTranslation('field-weather');
  const { deltaT, windKmh, dryHours, inversion } = sprayingRule;
  return [
    t('sprayingRule.deltaT', deltaT),
    t('sprayingRule.wind', windKmh),
    t('sprayingRule.rain', { hours: dryHours }),
    t('sprayingRule.inversion', {
      hours: inversion.hoursAfterSunrise,
      wind: inversion.windBelowKmh,
    }),
    t('sprayingRule.label'),
    ...(areHoursInterpolated ? [t('interpolated')] : []),
  ];
}
