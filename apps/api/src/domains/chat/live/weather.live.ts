import type { NamedPlace } from '@upaj/adviser/understand/live-need';
import { usualRainOf } from '@upaj/adviser/usual-rain';
import type { WeatherDay, WeatherHour } from '@upaj/contract/weather.schema';
import { sprayingHours, sprayingWindows } from '@upaj/contract/weather-spraying.rules';
import type { FastifyBaseLogger } from 'fastify';
import type { DomainServices } from '../../../platform/modules/domain-module.ts';
import { liveSource } from '../sources.ts';
import { findDistrict, findNamed, type PlaceBooks } from './find-place.ts';
import type { LiveAnswer, LiveContext, LivePart } from './live-data.ts';

/** What is needed of the weather. */
type WeatherPort = Pick<DomainServices['weather'], 'field' | 'find' | 'homeOf'>;
type Point = NonNullable<Awaited<ReturnType<WeatherPort['find']>>>;

const DAYS = 3;
/** Fewer are over before the tank is filled. */
const LEAST_SPRAYING_HOURS = 2;
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

/** What the hours until the evening of tomorrow mean for spraying. */
function sprayingText(hours: readonly WeatherHour[], tomorrow: string, isEnglish: boolean): string {
  const windows = sprayingWindows(sprayingHours(hours)).filter(
    ({ from, hours: length }) => from.slice(0, 10) <= tomorrow && length >= LEAST_SPRAYING_HOURS,
  );
  const [first] = windows;
  if (!first)
    return isEnglish
      ? 'Until tomorrow evening no hours are good for spraying.'
      : 'कल शाम तक छिड़काव के लिए ठीक समय नहीं है।';
  const [from, to] = [first.from.slice(11), first.to.slice(11)];
  const isTomorrow = first.from.startsWith(tomorrow);
  return isEnglish
    ? `Spraying is best ${isTomorrow ? 'tomorrow' : 'today'} from ${from} to ${to}.`
    : `छिड़काव के लिए ${isTomorrow ? 'कल' : 'आज'} ${from} से ${to} बजे का समय ठीक है।`;
}

const monthName = (month: number, language: 'en' | 'hi'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-IN' : 'hi-IN', {
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2026, month, 1)));

/** What is usual in this month where no forecast can be had; undefined for a place that is no district. */
async function usual(
  named: NamedPlace,
  { city, language, now, state }: LiveContext,
): Promise<Omit<LiveAnswer, 'kind'> | undefined> {
  const district = await findDistrict(named.place ?? named.town ?? city, state);
  const rain = district && usualRainOf(district.name.en);
  if (!rain) return undefined;
  const month = now.getMonth();
  const [name, mm] = [monthName(month, language), rain[month] ?? 0];
  return {
    sentences: [
      language === 'en'
        ? `The forecast cannot be read at the moment; in ${district.name.en} the usual rain of ${name} is ${mm} mm.`
        : `पूर्वानुमान अभी नहीं मिल पा रहा है; ${district.name.hi} में ${name} में आम तौर पर ${mm} मिमी बारिश होती है।`,
      language === 'en' ? 'Try the Weather page a little later.' : 'थोड़ी देर बाद मौसम का पेज देखें।',
    ],
    sources: [
      {
        factId: 'usual-rain',
        title: 'India Meteorological Department: district rainfall normals 1951 to 2000',
        url: null,
        certainty: 'source read',
        zone: null,
      },
    ],
  };
}

/** The weather of the next three days, and what it means for spraying; else what is usual in the month. */
export function createWeatherAnswer(
  weather: () => WeatherPort,
  labs: () => PlaceBooks['labs'],
  log: Pick<FastifyBaseLogger, 'warn'>,
): LivePart<'weather'> {
  async function forecast(need: NamedPlace, context: LiveContext) {
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
    const { days, hours, ageSeconds, source } = await weather().field(at);
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
        sprayingText(hours, days[1]?.date ?? '', isEnglish),
        ...(ageSeconds > FRESH_SECONDS ? [old] : []),
      ],
      sources: [liveSource('weather', title, url)],
    };
  }

  return async (need, context) => {
    try {
      return await forecast(need, context);
    } catch (err) {
      const found = await usual(need, context);
      if (!found) throw err;
      log.warn({ err }, 'KrishiBot has no forecast and tells what is usual');
      return found;
    }
  };
}
