import * as z from 'zod/mini';

const conditions = {
  dt: z.int(),
  main: z.object({
    temp: z.number(),
    temp_min: z.optional(z.number()),
    temp_max: z.optional(z.number()),
    humidity: z.number(),
  }),
  weather: z.array(z.object({ icon: z.string(), description: z.string() })).check(z.minLength(1)),
  wind: z.object({ speed: z.number() }),
  clouds: z.optional(z.object({ all: z.optional(z.number()) })),
};

/** OpenWeather's `/data/2.5/forecast`: steps of three hours, temperatures in kelvin. */
export const OpenWeatherForecast = z.object({
  list: z
    .array(
      z.object({
        ...conditions,
        rain: z.optional(z.object({ '3h': z.optional(z.number()) })),
        dt_txt: z.string(),
      }),
    )
    .check(z.minLength(1)),
  city: z.object({
    name: z.string(),
    coord: z.object({ lat: z.number(), lon: z.number() }),
    timezone: z.int(),
    sunrise: z.int(),
    sunset: z.int(),
  }),
});
export type OpenWeatherForecast = z.infer<typeof OpenWeatherForecast>;

/** OpenWeather's `/data/2.5/weather`. */
export const OpenWeatherCurrent = z.object({
  ...conditions,
  name: z.string(),
  coord: z.object({ lat: z.number(), lon: z.number() }),
  timezone: z.int(),
});
export type OpenWeatherCurrent = z.infer<typeof OpenWeatherCurrent>;
