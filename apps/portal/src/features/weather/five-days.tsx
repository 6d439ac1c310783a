import {
  dayForecast,
  type ForecastDay,
  fromKelvin,
  localDay,
  stepStart,
  toTenths,
} from '@upaj/contract/weather.rules';
import type { Forecast } from '@upaj/contract/weather.schema';
import { SectionHead } from '@upaj/ui/section-head';
import { weatherPicture } from '@upaj/ui/weather-picture';
import { useSkyText } from '../../domains/weather/use-sky-text.ts';
import { formatDay } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { weekdayOf } from './local-time.ts';

/** The days of a forecast: the first step of each date in the place's own time, five dates at most. */
export function FiveDays({ list, city }: Forecast) {
  const { t } = useTranslation('weather');
  const [first] = list;
  const today = first ? localDay(stepStart(first), city.timezone) : '';
  return (
    <section aria-labelledby="five-days">
      <SectionHead title={t('fiveDays')} titleId="five-days" />
      <ul className="grid gap-2 md:flex">
        {dayForecast(list, city.timezone, today).map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ul>
    </section>
  );
}

function Day({ day: { date, step } }: { day: ForecastDay<Forecast['list'][number]> }) {
  const { t } = useTranslation('weather');
  const { language } = useLanguage();
  const skyText = useSkyText();
  const [sky] = step.weather;
  return (
    <li className="flex min-w-0 flex-1 items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card md:flex-col md:items-start md:gap-2">
      {sky && (
        <img
          src={weatherPicture(sky.icon)}
          alt={skyText(sky)}
          width={56}
          height={56}
          className="size-14 flex-none"
        />
      )}
      <div className="grid min-w-0 gap-1 tabular-nums">
        <p>
          <span className="text-muted">{weekdayOf(date, language)}</span>{' '}
          <time dateTime={date} className="font-semibold">
            {formatDay(date)}
          </time>
        </p>
        <dl className="flex flex-wrap gap-x-4 md:grid">
          <div className="w-full">
            <dt className="sr-only">{t('temperature')}</dt>
            <dd className="font-bold text-2xl">
              {t('degrees', { degrees: fromKelvin(step.main.temp).toFixed(2) })}
            </dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-muted">{t('wind')}</dt>{' '}
            <dd>{t('windSpeed', { speed: toTenths(step.wind.speed) })}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-muted">{t('humidity')}</dt>{' '}
            <dd>{t('percent', { percent: Math.round(step.main.humidity) })}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
