import type { Forecast } from '@upaj/contract/weather.schema';
import type { Coordinates } from '../../shared/position.ts';
import { CurrentWeather } from './current-weather.tsx';
import { FieldPart } from './field-part.tsx';
import { FiveDays } from './five-days.tsx';
import { PlaceActions } from './place-actions.tsx';
import { OldFigures, WeatherSource } from './weather-source.tsx';

interface WeatherReportProps {
  /** What the place is called here. */
  name: string;
  at: Coordinates;
  forecast: Forecast;
}

/** The weather of one place: now, in five days, and for the field. */
export function WeatherReport({ name, at, forecast }: WeatherReportProps) {
  return (
    <div className="grid min-w-0 gap-6">
      <OldFigures ageSeconds={forecast.ageSeconds} />
      <CurrentWeather
        name={name}
        forecast={forecast}
        actions={<PlaceActions place={{ name, lat: at.lat, lon: at.lon }} />}
      />
      <FiveDays {...forecast} />
      <WeatherSource source={forecast.source} />
      <FieldPart at={at} />
    </div>
  );
}
