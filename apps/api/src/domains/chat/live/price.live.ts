import type { CategoryName } from '@upaj/content/categories';
import { findCrop } from '@upaj/content/crops/crops';
import { findMsp } from '@upaj/content/msp/find-msp';
import { mspTable } from '@upaj/content/msp/msp';
import { announcedOnText, type Msp, type MspCrop } from '@upaj/content/msp/msp-entry';
import { findState } from '@upaj/content/state-slugs';
import type { ChatSource } from '@upaj/contract/chat.schema';
import type { Crops } from '../../crops/crops.service.ts';
import { liveSource } from '../sources.ts';
import type { LivePart } from './live-data.ts';

/** The support price of each crop of our list that has one. */
const mspCrops: Readonly<Record<string, MspCrop>> = {
  rice: 'paddy',
  wheat: 'wheat',
  maize: 'maize',
  jowar: 'jowar',
  bajra: 'bajra',
  ragi: 'ragi',
  barley: 'barley',
  sugarcane: 'sugarcane',
  cotton: 'cotton',
  jute: 'jute',
  groundnut: 'groundnut',
  soybean: 'soybean',
  mustard: 'mustard',
  sunflower: 'sunflower',
  sesame: 'sesame',
  safflower: 'safflower',
  chickpea: 'gram',
  'pigeon-pea': 'tur',
  'green-gram': 'moong',
  'black-gram': 'urad',
  lentil: 'lentil',
};
/** Where goods are looked for whose category is not known. */
const likely: readonly CategoryName[] = ['Crops', 'Vegetables', 'Fruits'];

const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
/** `Rice (paddy)` is rice. */
const shortName = (name: string) => name.replace(/ \(.*$/, '');

/** The support prices of the newest season, one for each variety. */
function newestMsp(crop: MspCrop): readonly Msp[] {
  const all = mspTable.filter((msp) => msp.crop === crop);
  const last = all
    .map(({ announcedOn }) => announcedOn)
    .sort()
    .at(-1);
  return all.filter(({ announcedOn }) => announcedOn === last);
}

function mspSentence(prices: readonly Msp[], language: 'en' | 'hi'): string | undefined {
  const [first] = prices;
  if (!first) return undefined;
  const { kind, marketingSeason } = first;
  const name = first.name[language];
  const each = prices
    .map(({ perQuintal, variety }) => {
      const of = variety ? ` (${variety[language]})` : '';
      return `${inRupees(perQuintal)}${of}`;
    })
    .join(', ');
  return language === 'en'
    ? `The ${kind} of ${name} for ${marketingSeason} is ${each} per quintal, announced on ${announcedOnText(first)}.`
    : `${marketingSeason} के लिए ${name} का ${kind} ${each} प्रति क्विंटल है, घोषणा ${announcedOnText(first)} को हुई।`;
}

/** The middle price of listings, in rupees for a quintal, or how few there are. */
type MarketPrice = { median: number | null; count: number };

function marketSentence(
  name: string,
  { median, count }: MarketPrice,
  language: 'en' | 'hi',
  state?: string,
): string {
  const inState = state === undefined ? '' : language === 'en' ? ` in ${state}` : `${state} में `;
  if (median === null)
    return language === 'en'
      ? `Too few listings of ${name} are for sale on Upaj${inState} now to name a usual price (${count}); look at the prices of your nearest mandi.`
      : `${inState}उपज पर अभी ${name} की इतनी कम पेशकश है (${count}) कि सामान्य भाव नहीं बताया जा सकता; नजदीकी मंडी का भाव देखें।`;
  return language === 'en'
    ? `On Upaj the middle price of ${count} listings of ${name}${inState} is ${inRupees(median)} per quintal today.`
    : `${inState}उपज पर आज ${name} की ${count} पेशकशों का बीच का भाव ${inRupees(median)} प्रति क्विंटल है।`;
}

const mspSource = ({ kind, marketingSeason, certainty, source }: Msp): ChatSource => ({
  factId: 'msp',
  title: `${kind} ${marketingSeason}: ${source}`,
  url: null,
  certainty: certainty === 'source read' || certainty === 'computed' ? certainty : 'memory',
  zone: null,
});

/** What a crop costs: its support price, and the middle price of the listings in the state that is named, else of all. */
export function createPrice(crops: () => Pick<Crops, 'quintalPrice'>): LivePart<'price'> {
  return async ({ isAnimal, name: names, state: slug, subject }, { language }) => {
    const mspCrop = mspCrops[subject];
    const prices = mspCrop ? newestMsp(mspCrop) : [];
    const name = prices[0]?.name[language] ?? shortName(names[language]);
    const known = findCrop(subject)?.category;
    const categories = known ? [known] : likely;
    const none: MarketPrice = { median: null, count: 0 };
    const priceIn = (of?: string) =>
      isAnimal
        ? none
        : marketPrice(crops(), { name: shortName(names.en), state: of }, categories, mspCrop);
    const state = slug && findState(slug);
    const here = state && (await priceIn(state.en));
    const everywhere = here?.median == null ? await priceIn() : undefined;
    const sentence = mspSentence(prices, language);
    const [first] = prices;
    const title = language === 'en' ? `Listings of ${name} on Upaj` : `उपज पर ${name} की पेशकश`;
    return {
      sentences: [
        ...(sentence ? [sentence] : []),
        ...(here ? [marketSentence(name, here, language, state[language])] : []),
        // Where no price can be named either way, one sentence says so.
        ...(everywhere && (!here || everywhere.median !== null)
          ? [marketSentence(name, everywhere, language)]
          : []),
      ],
      sources: [
        ...(first ? [mspSource(first)] : []),
        liveSource('listings', title, `/mandi?q=${encodeURIComponent(shortName(names.en))}`),
      ],
    };
  };
}

/** The price in the first category with enough listings, else the number of the last one. */
async function marketPrice(
  crops: Pick<Crops, 'quintalPrice'>,
  goods: { name: string; state: string | undefined },
  categories: readonly CategoryName[],
  mspCrop: MspCrop | undefined,
): Promise<MarketPrice> {
  let found: MarketPrice = { median: null, count: 0 };
  for (const category of categories) {
    // Flour, oil and milled rice are no crop with a support price.
    const isMeant = (listed: string) =>
      mspCrop === undefined || findMsp(listed, category)?.msp.crop === mspCrop;
    found = await crops.quintalPrice({ ...goods, category }, isMeant);
    if (found.median !== null) return found;
  }
  return found;
}
