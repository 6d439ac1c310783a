import * as z from 'zod/mini';

// Values that a model does not give are null.
const values = z.array(z.nullable(z.number()));
const times = z.array(z.int());

/** Open-Meteo's forecast with `timeformat=unixtime`: all times in seconds since 1970. */
export const MeteoForecast = z.object({
  utc_offset_seconds: z.int(),
  current: z.object({
    time: z.int(),
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    wind_speed_10m: z.number(),
    weather_code: z.number(),
    is_day: z.number(),
  }),
  hourly: z.object({
    time: times.check(z.minLength(24)),
    temperature_2m: values,
    relative_humidity_2m: values,
    wind_speed_10m: values,
    precipitation: values,
    cloud_cover: values,
    weather_code: values,
    is_day: values,
  }),
  daily: z.object({
    time: times.check(z.minLength(1)),
    temperature_2m_max: values,
    temperature_2m_min: values,
    precipitation_sum: values,
    et0_fao_evapotranspiration: values,
  }),
});
export type MeteoForecast = z.infer<typeof MeteoForecast>;

/** Open-Meteo's temperatures of days; days in the place's own time, yyyy-mm-dd. */
export const MeteoDays = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_max: values,
    temperature_2m_min: values,
  }),
});
export type MeteoDays = z.infer<typeof MeteoDays>;

/** Open-Meteo's towns; the list is missing where there is none. */
export const MeteoTowns = z.object({
  results: z.optional(
    z.array(
      z.object({
        name: z.string().check(z.minLength(1)),
        latitude: z.number(),
        longitude: z.number(),
        country_code: z.optional(z.string()),
        population: z.optional(z.number()),
      }),
    ),
  ),
});
export type MeteoTowns = z.infer<typeof MeteoTowns>;
