import type { WeatherDay } from '@upaj/contract/weather.schema';
import type { DomainServices } from '../../../platform/modules/domain-module.ts';
import type { NamedPlace } from '../facts/adviser.ts';
import { liveSource } from '../sources.ts';
import { findDistrict, findNamed, type PlaceBooks } from './find-place.ts';
import type { LiveContext, LivePart } from './live-data.ts';

/** What is needed of the weather. */
type WeatherPort = Pick<DomainServices['weather'], 'field' | 'find' | 'homeOf'>;
type Point = NonNullable<Awaited<ReturnType<WeatherPort['find']>>>;

const DAYS = 3;
/** Figures that are older were kept while the provider was down. */
const FRESH_SECONDS = 600;
const dayNames = {
  en: ['today', 'tomorrow', 'the day after'],
  hi: ['आज', 'कल', 'परसों'],
} as const;
const providers = {
  openweather: { title: 'OpenWeather', url: 'https://openweathermap.org/' },
  'open-meteo': { title: 'Open-Meteo', url: 'https://open-meteo.com/' },
} as const;

function dayText({ minimum, maximum, rainMm, windKmh }: WeatherDay, language: 'en' | 'hi') {
  const [low, high, rain, wind] = [minimum, maximum, rainMm, windKmh].map(Math.round);
  return language === 'en'
    ? `${low} to ${high} °C, ${rain} mm rain, wind ${wind} km/h`
    : `${low} से ${high} °C, बारिश ${rain} मिमी, हवा ${wind} किमी/घंटा`;
}

/** The place that was named, else the person's home, else the district of their profile. */
async function placeFor(
  weather: WeatherPort,
  labs: PlaceBooks['labs'],
  named: NamedPlace,
  context: LiveContext,
): Promise<Point | undefined> {
  const { userId, city, state, language } = context;
  const district = async (name: string) => {
    const found = await findDistrict(name, state);
    return found && { ...found, name: found.name[language] };
  };
  const at = await findNamed(named, context, { labs, weather });
  // Of a word that may be no name nothing is said.
  if (at || named.place !== undefined) return at;
  return (await weather.homeOf(userId)) ?? (await district(city)) ?? weather.find(city);
}

/** The weather of the next three days. */
export function createWeatherAnswer(
  weather: () => WeatherPort,
  labs: () => PlaceBooks['labs'],
): LivePart<'weather'> {
  return async (need, context) => {
    const { language } = context;
    const isEnglish = language === 'en';
    const at = await placeFor(weather(), labs(), need, context);
    if (!at)
      return {
        sentences: [
          isEnglish
            ? 'No place of this name was found; search for your town on the Weather page.'
            : 'इस नाम की जगह नहीं मिली; मौसम के पेज पर अपना शहर खोजें।',
        ],
        sources: [],
      };
    const { days, ageSeconds, source } = await weather().field(at);
    const { title, url } = providers[source];
    const next = days
      .slice(0, DAYS)
      .map((day, number) => `${dayNames[language][number]} ${dayText(day, language)}`)
      .join('; ');
    const minutes = Math.round(ageSeconds / 60);
    const old = isEnglish
      ? `These figures are ${minutes} minutes old, as the weather service does not answer now.`
      : `ये आंकड़े ${minutes} मिनट पुराने हैं, क्योंकि मौसम सेवा अभी जवाब नहीं दे रही है।`;
    return {
      sentences: [
        isEnglish ? `Weather in ${at.name}: ${next}.` : `${at.name} का मौसम: ${next}।`,
        ...(ageSeconds > FRESH_SECONDS ? [old] : []),
      ],
      sources: [liveSource('weather', title, url)],
    };
  };
}
