import { type RainClass, rainBounds, rainClass, toTenths } from '@upaj/contract/weather.rules';
import type { FieldWeather } from '@upaj/contract/weather.schema';
import { Badge, type BadgeProps } from '@upaj/ui/badge';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FieldSection } from './field-section.tsx';
import { useDayName } from './use-day-name.ts';

const tones: Readonly<Record<RainClass, BadgeProps['tone']>> = {
  none: 'neutral',
  'very-light': 'sky',
  light: 'sky',
  moderate: 'sky',
  heavy: 'look',
  'very-heavy': 'stop',
  'extremely-heavy': 'stop',
};

/** How much it rains on each day, and which class of rain that is. */
export function RainDays({ days }: Pick<FieldWeather, 'days'>) {
  const { t } = useTranslation('field-weather');
  const dayName = useDayName();
  const bounds = rainBounds.map(([name, mm]) =>
    t('rain.from', { name: t(`rainClass.${name}`), mm }),
  );
  return (
    <FieldSection title={t('rain.title')} rule={[t('rain.rule'), ...bounds]}>
      <ul className="grid divide-y divide-line">
        {days.map(({ date, rainMm }) => (
          <li key={date} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1">{dayName(date)}</span>
            <b className="tabular-nums">{t('rain.mm', { mm: formatNumber(toTenths(rainMm)) })}</b>
            <Badge tone={tones[rainClass(rainMm)]}>{t(`rainClass.${rainClass(rainMm)}`)}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t('rain.note')}</p>
    </FieldSection>
  );
}
