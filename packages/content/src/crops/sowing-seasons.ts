import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual } from '../text.ts';
import type { Crop, Season } from './crop.ts';
import type { CropId } from './crop-names.ts';
import type { SowingSeason } from './field-advice.ts';

/** The name of each season among the seasons of the crops. */
const seasonOf: Record<SowingSeason, Season> = { kharif: 'kharif', rabi: 'rabi', zaid: 'summer' };

export const sowingSeasons = ['kharif', 'rabi', 'zaid'] as const satisfies readonly SowingSeason[];

/** Names of the seasons in a sentence. */
export const seasonWords: Readonly<Record<SowingSeason, Bilingual>> = {
  kharif: { en: 'kharif', hi: 'खरीफ' },
  rabi: { en: 'rabi', hi: 'रबी' },
  zaid: { en: 'zaid (summer)', hi: 'जायद (गर्मी)' },
};

const monthsOf: Record<SowingSeason, readonly number[]> = {
  kharif: [5, 6, 7, 8],
  rabi: [9, 10, 11, 12],
  zaid: [1, 2, 3, 4],
};

/** Sowing months that the crops' own list has not, from memory. */
interface MoreMonths {
  crops: readonly CropId[];
  season: SowingSeason;
  months: readonly number[];
  /** Where they hold; everywhere without. */
  states?: readonly StateSlug[];
}

const moreMonths: readonly MoreMonths[] = [
  { crops: ['rice', 'maize'], season: 'zaid', months: [1, 2] },
  // Boro, samba and the rabi paddy of the south.
  {
    crops: ['rice'],
    season: 'rabi',
    months: [11, 12],
    states: [
      ...(['andhra-pradesh', 'assam', 'karnataka', 'kerala', 'odisha'] as const),
      ...(['puducherry', 'tamil-nadu', 'telangana', 'west-bengal'] as const),
    ],
  },
  { crops: ['black-gram'], season: 'rabi', months: [10, 11] },
  { crops: ['black-gram'], season: 'zaid', months: [2, 3] },
  // One summer is all that Ladakh has.
  {
    crops: [
      ...(['barley', 'wheat', 'field-pea', 'green-pea', 'mustard', 'potato'] as const),
      ...(['cabbage', 'carrot', 'radish'] as const),
    ],
    season: 'kharif',
    months: [5],
    states: ['ladakh'],
  },
];

/** The season in which a month's sowing falls. */
export const seasonAt = (month: number): SowingSeason =>
  sowingSeasons.find((season) => monthsOf[season].includes(month)) ?? 'kharif';

/** Trees are planted in the rains, which last through September. */
const plantedIn = (season: SowingSeason, month: number): boolean =>
  month === 9 ? season === 'kharif' : monthsOf[season].includes(month);

/**
 * Months in which a crop is sown or planted in a season; of a crop of one season all of them. None: it is not sown
 * then.
 */
export function sowingMonthsIn(
  crop: Crop,
  season: SowingSeason,
  state?: StateSlug,
): readonly number[] {
  const more = moreMonths.find(
    (one) =>
      one.season === season &&
      one.crops.includes(crop.id) &&
      (!one.states || (state !== undefined && one.states.includes(state))),
  );
  if (more) return more.months;
  if (crop.seasons.includes(seasonOf[season]))
    return crop.seasons.length === 1
      ? crop.sowingMonths
      : crop.sowingMonths.filter((month) => monthsOf[season].includes(month));
  if (!crop.seasons.includes('perennial')) return [];
  return crop.sowingMonths.filter((month) => plantedIn(season, month));
}

const months: readonly Bilingual[] = [
  { en: 'January', hi: 'जनवरी' },
  { en: 'February', hi: 'फरवरी' },
  { en: 'March', hi: 'मार्च' },
  { en: 'April', hi: 'अप्रैल' },
  { en: 'May', hi: 'मई' },
  { en: 'June', hi: 'जून' },
  { en: 'July', hi: 'जुलाई' },
  { en: 'August', hi: 'अगस्त' },
  { en: 'September', hi: 'सितंबर' },
  { en: 'October', hi: 'अक्टूबर' },
  { en: 'November', hi: 'नवंबर' },
  { en: 'December', hi: 'दिसंबर' },
];

/** Months as a text: "June and July". */
export function monthNames(numbers: readonly number[]): Bilingual {
  const inLanguage = (language: 'en' | 'hi', and: string) => {
    const names = numbers.map((month) => months[month - 1]?.[language] ?? '');
    const last = names.at(-1) ?? '';
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last;
  };
  return { en: inLanguage('en', 'and'), hi: inLanguage('hi', 'और') };
}
