import { fromKelvin, localDay, stepStart, toTenths } from '@upaj/contract/weather.rules';
import type { Forecast } from '@upaj/contract/weather.schema';
import { Card } from '@upaj/ui/card';
import { weatherPicture } from '@upaj/ui/weather-picture';
import type { ReactNode } from 'react';
import { useSkyText } from '../../domains/weather/use-sky-text.ts';
import { formatDay } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { localTime } from './local-time.ts';

interface CurrentWeatherProps {
  name: string;
  forecast: Forecast;
  /** What can be done with the place. */
  actions: ReactNode;
}

/** The conditions of the first step of a forecast: the present one. */
export function CurrentWeather({ name, forecast, actions }: CurrentWeatherProps) {
  const { t } = useTranslation('weather');
  const skyText = useSkyText();
  const [step] = forecast.list;
  const [sky] = step?.weather ?? [];
  if (!step || !sky) return null;
  const { timezone } = forecast.city;
  const begin = stepStart(step);
  const day = localDay(begin, timezone);
  return (
    <Card tone="sky" size="panel">
      <section aria-label={t('now', { place: name })} className="grid gap-4">
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 className="wrap-anywhere text-3xl">{name}</h2>
            <time dateTime={`${day}T${localTime(begin, timezone)}`} className="block">
              {t('at', { day: formatDay(day), time: localTime(begin, timezone) })}
            </time>
            <p className="mt-2 font-semibold text-lg">{skyText(sky)}</p>
          </div>
          <img
            src={weatherPicture(sky.icon)}
            alt=""
            width={112}
            height={112}
            className="size-28 flex-none"
          />
        </div>
        <Figures
          temperature={fromKelvin(step.main.temp)}
          wind={step.wind.speed}
          humidity={step.main.humidity}
        />
        {actions}
      </section>
    </Card>
  );
}

interface FiguresProps {
  /** °C. */
  temperature: number;
  /** Metres a second. */
  wind: number;
  /** Per cent. */
  humidity: number;
}

function Figures({ temperature, wind, humidity }: FiguresProps) {
  const { t } = useTranslation('weather');
  return (
    <dl className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-full md:w-auto">
        <dt>{t('temperature')}</dt>
        <dd className="font-bold text-6xl tabular-nums">
          {t('degrees', { degrees: temperature.toFixed(2) })}
        </dd>
      </div>
      <div>
        <dt>{t('wind')}</dt>
        <dd className="font-bold text-2xl tabular-nums">
          {t('windSpeed', { speed: toTenths(wind) })}
        </dd>
      </div>
      <div>
        <dt>{t('humidity')}</dt>
        <dd className="font-bold text-2xl tabular-nums">
          {t('percent', { percent: Math.round(humidity) })}
        </dd>
      </div>
    </dl>
  );
}
