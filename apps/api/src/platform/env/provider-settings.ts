/** The AI provider behind KrishiBot. */
export interface GeminiSettings {
  apiKey: string;
  /** Name of a fast model. */
  model: string;
  /** Address of the provider's API, without a version. */
  url: string;
  /** Most questions of one person in a day that go to the provider; the others are answered from our facts. */
  dailyLimit: number;
  /** Most questions and pictures of all people together in a day that go to the provider. */
  totalDailyLimit: number;
  /** Set by tests, which cannot wait as long as people do. */
  timeLimits?: { firstWordMs: number; wholeMs: number };
}

/** The background of maps. */
export interface MapTiles {
  /** Address of a tile with {z}, {x} and {y}. */
  url: string;
  /** Shown on the map. */
  attribution: string;
}

/** The services of others that the advisers ask. */
export interface ProviderSettings {
  /** Undefined when KrishiBot answers from our own facts alone. */
  gemini: GeminiSettings | undefined;
  /** Undefined when Open-Meteo gives the weather. */
  openWeather: { apiKey: string; url: string } | undefined;
  /** Needs no key. */
  openMeteo: { url: string; geocodingUrl: string; archiveUrl: string };
  /** Undefined when maps have no background. */
  mapTiles: MapTiles | undefined;
}

/** The variables that the settings are made from. */
interface ProviderVariables {
  GEMINI_API_KEY?: string | undefined;
  GEMINI_MODEL: string;
  GEMINI_URL: string;
  GEMINI_DAILY_LIMIT: number;
  GEMINI_TOTAL_DAILY_LIMIT: number;
  OPENWEATHER_API_KEY?: string | undefined;
  OPENWEATHER_URL: string;
  OPEN_METEO_URL: string;
  OPEN_METEO_GEOCODING_URL: string;
  OPEN_METEO_ARCHIVE_URL: string;
  MAP_TILES_URL: string;
  MAP_TILES_ATTRIBUTION: string;
}

/** The settings of the providers. */
export function providersOf(values: ProviderVariables): ProviderSettings {
  const { GEMINI_API_KEY, OPENWEATHER_API_KEY, MAP_TILES_URL } = values;
  return {
    gemini: GEMINI_API_KEY
      ? {
          apiKey: GEMINI_API_KEY,
          model: values.GEMINI_MODEL,
          url: values.GEMINI_URL,
          dailyLimit: values.GEMINI_DAILY_LIMIT,
          totalDailyLimit: values.GEMINI_TOTAL_DAILY_LIMIT,
        }
      : undefined,
    openWeather: OPENWEATHER_API_KEY
      ? { apiKey: OPENWEATHER_API_KEY, url: values.OPENWEATHER_URL }
      : undefined,
    openMeteo: {
      url: values.OPEN_METEO_URL,
      geocodingUrl: values.OPEN_METEO_GEOCODING_URL,
      archiveUrl: values.OPEN_METEO_ARCHIVE_URL,
    },
    mapTiles:
      MAP_TILES_URL === 'off'
        ? undefined
        : { url: MAP_TILES_URL, attribution: values.MAP_TILES_ATTRIBUTION },
  };
}
