import { fromKelvin, kmhOf, toTenths } from '@upaj/contract/weather.rules';
import type { Forecast } from '@upaj/contract/weather.schema';
import { weatherPicture } from '@upaj/ui/weather-picture';
import { useSkyText } from '../../domains/weather/use-sky-text.ts';
import { useGetFieldWeatherQuery } from '../../domains/weather/weather.api.ts';
import { formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type Coordinates, positionOf } from '../../shared/position.ts';

interface WeatherFiguresProps {
  name: string;
  at: Coordinates;
  forecast: Forecast;
}

/** Place, sky, temperature, rain, humidity and wind, in whole numbers. */
export function WeatherFigures({ name, at, forecast }: WeatherFiguresProps) {
  const { t } = useTranslation('weather');
  const skyText = useSkyText();
  const rain = useRainToday(at);
  const [step] = forecast.list;
  const [sky] = step?.weather ?? [];
  if (!step || !sky) return <p>{t('card.noPlace')}</p>;
  const figures = [
    [t('card.rain'), rain],
    [t('humidity'), t('percent', { percent: step.main.humidity })],
    [t('wind'), t('card.windKmh', { speed: Math.round(kmhOf(step.wind.speed)) })],
  ] as const;
  return (
    <>
      <div className="flex items-center gap-3">
        <img
          src={weatherPicture(sky.icon)}
          alt=""
          width={72}
          height={72}
          className="size-18 flex-none"
        />
        <div className="min-w-0">
          <p className="font-bold text-4xl tabular-nums">
            {t('degrees', { degrees: Math.round(fromKelvin(step.main.temp)) })}
          </p>
          <p className="wrap-anywhere font-semibold">{name}</p>
          <p className="text-sm">{skyText(sky)}</p>
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm">{term}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The rain of today, in mm. */
function useRainToday(at: Coordinates): string {
  const { t } = useTranslation('weather');
  const { currentData, isError } = useGetFieldWeatherQuery({ query: positionOf(at) });
  const [today] = currentData?.data.days ?? [];
  if (today) return t('card.rainMm', { mm: formatNumber(toTenths(today.rainMm)) });
  return isError || currentData ? t('card.unknown') : '…';
}
