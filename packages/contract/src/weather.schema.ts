import * as z from 'zod/mini';
import { Day, Id, line, text } from './fields.ts';

/** Where the figures come from. */
export const WeatherSource = z
  .enum(['openweather', 'open-meteo'])
  .check(z.describe('The provider of the figures'));

const sky = z.object({
  icon: text("The provider's code of a picture, such as 10d"),
  description: text('In words, in English'),
});

const conditions = {
  main: z
    .object({
      temp: z.number().check(z.describe('Temperature in kelvin')),
      humidity: z.number().check(z.describe('Relative humidity in per cent')),
    })
    .check(z.describe('Temperature and humidity')),
  wind: z
    .object({ speed: z.number().check(z.describe('Metres a second')) })
    .check(z.describe('The wind')),
  weather: z.array(sky).check(z.minLength(1), z.describe('The sky; the first entry counts')),
};

const age = {
  ageSeconds: z
    .number()
    .check(
      z.describe('Age of the figures in seconds; older than 600 only while the provider is down'),
    ),
  source: WeatherSource,
};

const step = z.object({ dt_txt: text('Beginning in UTC, yyyy-mm-dd hh:mm:ss'), ...conditions });

/** Steps of three hours in the provider's own shape. */
export const Forecast = z.object({
  list: z.array(step).check(z.describe('Steps of three hours, the next first')),
  city: z
    .object({
      name: text('What the place is called'),
      coord: z
        .object({
          lat: z.number().check(z.describe('Degrees north')),
          lon: z.number().check(z.describe('Degrees east')),
        })
        .check(z.describe('Position of the place')),
      timezone: z.number().check(z.describe("The place's offset from UTC in seconds")),
    })
    .check(z.describe('The place')),
  ...age,
});
export type Forecast = z.infer<typeof Forecast>;

/** The weather now, in the provider's own shape. */
export const CurrentWeather = z.object({
  name: text('What the place is called'),
  dt: z.number().check(z.describe('When it was measured, seconds since 1970 in UTC')),
  timezone: z.number().check(z.describe("The place's offset from UTC in seconds")),
  ...conditions,
  ...age,
});
export type CurrentWeather = z.infer<typeof CurrentWeather>;

const hour = z.object({
  time: text("Beginning in the place's own time, yyyy-mm-ddThh:00"),
  temperature: z.number().check(z.describe('°C')),
  humidity: z.number().check(z.describe('Relative humidity in per cent')),
  windKmh: z.number().check(z.describe('Wind at 10 m, km/h')),
  rainMm: z.number().check(z.describe('Rain of this hour in mm')),
  cloudPercent: z.number().check(z.describe('Share of the sky under clouds, per cent')),
  isDay: z.boolean().check(z.describe('Whether the sun is up')),
});
export type WeatherHour = z.infer<typeof hour>;

const day = z.object({
  date: Day.check(z.describe("Day in the place's own time")),
  minimum: z.number().check(z.describe('Lowest temperature, °C')),
  maximum: z.number().check(z.describe('Highest temperature, °C')),
  rainMm: z.number().check(z.describe('Rain of the day in mm')),
  humidity: z.number().check(z.describe('Mean relative humidity, per cent')),
  windKmh: z.number().check(z.describe('Mean wind at 10 m, km/h')),
  et0Mm: z
    .nullable(z.number())
    .check(z.describe('Reference evapotranspiration in mm; null where the day is not complete')),
});
export type WeatherDay = z.infer<typeof day>;

/** The next days by hour, for work in the field. */
export const FieldWeather = z.object({
  name: text('What the place is called'),
  timezone: z.number().check(z.describe("The place's offset from UTC in seconds")),
  hours: z.array(hour).check(z.describe('At most 120 hours, the present one first')),
  days: z.array(day).check(z.describe('At most 7 days, today first')),
  et0Method: z
    .enum(['fao-56', 'hargreaves'])
    .check(z.describe('How `et0Mm` was worked out: FAO-56 Penman-Monteith, or Hargreaves-Samani')),
  areHoursInterpolated: z
    .boolean()
    .check(z.describe('Whether the provider gives steps of three hours, read between')),
  ...age,
});
export type FieldWeather = z.infer<typeof FieldWeather>;

/** Temperatures of past days. */
export const PastDays = z.object({
  days: z
    .array(
      z.object({
        date: Day.check(z.describe("Day in the place's own time")),
        minimum: z.number().check(z.describe('Lowest temperature, °C')),
        maximum: z.number().check(z.describe('Highest temperature, °C')),
      }),
    )
    .check(z.describe('The oldest first; days without a reading are left out')),
});
export type PastDays = z.infer<typeof PastDays>;

const place = {
  name: line(1, 100).check(z.describe('What the user calls it, 1 to 100 characters')),
  lat: z.number().check(z.gte(-90), z.lte(90), z.describe('Degrees north')),
  lon: z.number().check(z.gte(-180), z.lte(180), z.describe('Degrees east')),
  isHome: z.boolean().check(z.describe('Whether the weather opens here; one place at most')),
};

/** A place to be kept; one at the same position (to 0.0001 degree) is replaced. */
export const NewWeatherPlace = z.strictObject(place);
export type NewWeatherPlace = z.infer<typeof NewWeatherPlace>;

/** A place that the user keeps. */
export const WeatherPlace = z.object({ id: Id, ...place });
export type WeatherPlace = z.infer<typeof WeatherPlace>;
