import { toTenths } from '@upaj/contract/weather.rules';
import type { FieldWeather, WeatherDay } from '@upaj/contract/weather.schema';
import { waterNeed } from '@upaj/contract/weather-growth.rules';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FieldSection } from './field-section.tsx';
import { useDayName } from './use-day-name.ts';

const cell = 'border-line border-b py-1.5 pe-2 last:pe-0 tabular-nums';

/** What a field loses in each day, and how much water brings it back. */
export function WaterNeed({ days, et0Method }: Pick<FieldWeather, 'days' | 'et0Method'>) {
  const { t } = useTranslation('field-weather');
  const known = days.flatMap((day) => waterNeed(day) ?? []);
  const rule = [t('waterRule.et0'), t(`waterRule.${et0Method}`), t('waterRule.crop')];
  const columns = ['lost', 'perAcre', 'perHectare'] as const;
  return (
    <FieldSection title={t('water.title')} rule={rule}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-start`}>
              {t('water.day')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} text-end`}>
                {t(`water.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Row key={day.date} day={day} />
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className={`${cell} text-start`} colSpan={2}>
              {t('water.sum', { count: known.length })}
            </th>
            <td className={`${cell} text-end`}>
              {formatNumber(known.reduce((sum, { litresPerAcre }) => sum + litresPerAcre, 0))}
            </td>
            <td className={`${cell} text-end`}>
              {formatNumber(known.reduce((sum, { litresPerHectare }) => sum + litresPerHectare, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </FieldSection>
  );
}

function Row({ day }: { day: WeatherDay }) {
  const { t } = useTranslation('field-weather');
  const dayName = useDayName();
  const need = waterNeed(day);
  const unknown = t('water.unknown');
  return (
    <tr>
      <th scope="row" className={`${cell} whitespace-nowrap text-start font-normal`}>
        {dayName(day.date)}
      </th>
      <td className={`${cell} text-end`}>
        {day.et0Mm === null ? unknown : formatNumber(toTenths(day.et0Mm))}
      </td>
      <td className={`${cell} text-end`}>{need ? formatNumber(need.litresPerAcre) : unknown}</td>
      <td className={`${cell} text-end`}>{need ? formatNumber(need.litresPerHectare) : unknown}</td>
    </tr>
  );
}
