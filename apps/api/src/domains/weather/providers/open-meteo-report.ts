import { skyOfWmo } from '@upaj/content/weather/sky';
import { kmhOf, localDay } from '@upaj/contract/weather.rules';
import type { WeatherDay } from '@upaj/contract/weather.schema';
import type { MeteoForecast } from './open-meteo.schema.ts';
import {
  between,
  type HourReading,
  type Reading,
  rounded,
  type WeatherReport,
} from './weather-report.ts';

const HOUR = 3600;
const STEP = 3 * HOUR;
const STEPS = 40;

/** An hour of the reply, with the code of its sky. */
interface MeteoHour extends HourReading {
  windSpeed: number;
  code: number;
}

const kelvin = (celsius: number) => rounded(celsius + 273.15, 2);

function readingOf(dt: number, { temperature, humidity, windSpeed, code, isDay }: MeteoHour) {
  return {
    dt,
    main: { temp: kelvin(temperature), humidity: Math.round(humidity) },
    wind: { speed: rounded(windSpeed, 2) },
    weather: [skyOfWmo(code, isDay)],
  } satisfies Reading;
}

/** The hours without a gap from the first one; hours without a temperature end the list. */
function hoursOf({ hourly }: MeteoForecast): MeteoHour[] {
  const hours: MeteoHour[] = [];
  for (const [at, dt] of hourly.time.entries()) {
    const temperature = hourly.temperature_2m[at];
    const humidity = hourly.relative_humidity_2m[at];
    const windSpeed = hourly.wind_speed_10m[at];
    if (temperature == null || humidity == null || windSpeed == null) break;
    hours.push({
      dt,
      temperature,
      humidity,
      windSpeed,
      windKmh: rounded(kmhOf(windSpeed)),
      // Rain is that of the hour before its time.
      rainMm: hourly.precipitation[at + 1] ?? 0,
      cloudPercent: hourly.cloud_cover[at] ?? 0,
      code: hourly.weather_code[at] ?? 3,
      isDay: hourly.is_day[at] === 1,
    });
  }
  return hours;
}

/** Steps at 0, 3, 6 ... o'clock UTC as OpenWeather has them, read between the hours: those of India begin at half past. */
function stepsOf(hours: readonly MeteoHour[], now: number): Reading[] {
  const first = Math.ceil(now / STEP) * STEP;
  const start = hours[0]?.dt ?? 0;
  return Array.from({ length: STEPS }, (_, at) => first + at * STEP).flatMap((dt) => {
    const at = Math.floor((dt - start) / HOUR);
    const [from, to] = [hours[at], hours[at + 1]];
    if (!from || !to) return [];
    const share = (dt - from.dt) / HOUR;
    const mixed = (of: (hour: MeteoHour) => number) => between(of(from), of(to), share);
    return readingOf(dt, {
      ...from,
      temperature: mixed(({ temperature }) => temperature),
      humidity: mixed(({ humidity }) => humidity),
      windSpeed: mixed(({ windSpeed }) => windSpeed),
    });
  });
}

function daysOf({ daily, utc_offset_seconds }: MeteoForecast, hours: readonly MeteoHour[]) {
  return daily.time.flatMap((dt, at): WeatherDay[] => {
    const date = localDay(dt * 1000, utc_offset_seconds);
    const [minimum, maximum] = [daily.temperature_2m_min[at], daily.temperature_2m_max[at]];
    const own = hours.filter((hour) => localDay(hour.dt * 1000, utc_offset_seconds) === date);
    if (minimum == null || maximum == null || own.length === 0) return [];
    const mean = (of: (hour: MeteoHour) => number) =>
      own.reduce((sum, hour) => sum + of(hour), 0) / own.length;
    return [
      {
        date,
        minimum,
        maximum,
        rainMm: daily.precipitation_sum[at] ?? 0,
        humidity: Math.round(mean(({ humidity }) => humidity)),
        windKmh: rounded(mean(({ windKmh }) => windKmh)),
        et0Mm: daily.et0_fao_evapotranspiration[at] ?? null,
      },
    ];
  });
}

/** Open-Meteo's reply as a report. */
export function meteoReport(reply: MeteoForecast): WeatherReport {
  const hours = hoursOf(reply);
  const { time, temperature_2m, relative_humidity_2m, wind_speed_10m, ...sky } = reply.current;
  return {
    source: 'open-meteo',
    name: null,
    timezone: reply.utc_offset_seconds,
    current: {
      dt: time,
      main: { temp: kelvin(temperature_2m), humidity: relative_humidity_2m },
      wind: { speed: wind_speed_10m },
      weather: [skyOfWmo(sky.weather_code, sky.is_day === 1)],
    },
    steps: stepsOf(hours, time),
    hours: hours.map(({ windSpeed: _, code: _code, ...hour }) => hour),
    days: daysOf(reply, hours),
    et0Method: 'fao-56',
    areHoursInterpolated: false,
  };
}
