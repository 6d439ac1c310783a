import {
  dayForecast,
  type ForecastDay,
  fromKelvin,
  localDay,
  stepStart,
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
    <li className="flex min-w-0 flex-1 items-center gap-3 rounded-card border border-line bg-surface p-3.5 shadow-card md:flex-col">
      {sky && (
        <img
          src={weatherPicture(sky.icon)}
          alt={skyText(sky)}
          width={56}
          height={56}
          className="size-14 flex-none"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-muted text-sm">{weekdayOf(date, language)}</p>
        <time dateTime={date} className="font-semibold tabular-nums">
          {formatDay(date)}
        </time>
      </div>
      <dl className="text-end text-sm tabular-nums md:text-start">
        <div>
          <dt className="sr-only">{t('temperature')}</dt>
          <dd className="font-bold text-xl">
            {t('degrees', { degrees: fromKelvin(step.main.temp).toFixed(2) })}
          </dd>
        </div>
        <div>
          <dt className="inline text-muted">{t('wind')}</dt>{' '}
          <dd className="inline">{t('windSpeed', { speed: step.wind.speed })}</dd>
        </div>
        <div>
          <dt className="inline text-muted">{t('humidity')}</dt>{' '}
          <dd className="inline">{t('percent', { percent: step.main.humidity })}</dd>
        </div>
      </dl>
    </li>
  );
}
