import type { Lab } from '@upaj/contract/labs.schema';
import type { Labs } from '../../labs/labs.service.ts';
import { liveSource } from '../sources.ts';
import { findDistrict, findNamed, nameOfState, type PlaceBooks, slugOf } from './find-place.ts';
import type { LivePart } from './live-data.ts';

const MOST = 3;

const labText = ({ name, district, phone, distanceKm }: Lab, language: 'en' | 'hi'): string => {
  const far =
    distanceKm === null
      ? district
      : language === 'en'
        ? `${district}, about ${distanceKm} km`
        : `${district}, करीब ${distanceKm} किमी`;
  return `${name} (${far}${phone ? `, ${phone}` : ''})`;
};

/** Where soil is tested near the named place, the person's town, or in their state. */
export function createNearLabs(
  labs: () => Pick<Labs, 'near' | 'inState' | 'placeOf'>,
  weather: () => PlaceBooks['weather'],
): LivePart<'labs'> {
  return async (need, context) => {
    const { language, city, state: own } = context;
    const isEnglish = language === 'en';
    // A state that is named has labs of its own, wherever the person lives.
    const named = slugOf(need.place ?? '');
    const state = named ? (need.place ?? own) : own;
    const home = async () => {
      const district = await findDistrict(city, state);
      return district && { ...district, name: district.name[language] };
    };
    const at = named
      ? undefined
      : ((await findNamed(need, context, { labs: labs(), weather: weather() })) ?? (await home()));
    const slug = slugOf(state);
    const found = at
      ? await labs().near(at, MOST)
      : slug
        ? (await labs().inState(slug)).slice(0, MOST)
        : [];
    const all = isEnglish
      ? 'The page Soil labs lists all of them with directions; call before you go.'
      : 'मिट्टी जांच केंद्र के पेज पर सभी की सूची और रास्ता है; जाने से पहले फोन कर लें।';
    if (found.length === 0) return { sentences: [all], sources: [source(language)] };
    const where = at?.name ?? nameOfState(state, language);
    const list = found.map((lab) => labText(lab, language)).join('; ');
    return {
      sentences: [
        isEnglish
          ? `Soil is tested near ${where} here: ${list}.`
          : `${where} के पास मिट्टी की जांच यहां होती है: ${list}।`,
        all,
      ],
      sources: [source(language)],
    };
  };
}

const source = (language: 'en' | 'hi') =>
  liveSource(
    'labs',
    language === 'en' ? 'Soil labs on Upaj' : 'उपज पर मिट्टी जांच केंद्र',
    '/explore/nearby-labs',
  );
