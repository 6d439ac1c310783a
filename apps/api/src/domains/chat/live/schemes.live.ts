import { load } from '@upaj/content/schemes/regions';
import type { RegionSlug, Scheme } from '@upaj/content/schemes/scheme';
import { createSchemeFinder } from '@upaj/content/search/finders';
import { liveSource } from '../sources.ts';
import { slugOf } from './find-place.ts';
import type { LivePart } from './live-data.ts';

const MOST = 5;
type Find = (query: string) => Scheme[];

const finders = new Map<RegionSlug, Promise<Find>>();

/** The finder of one region's schemes, made once. */
function finderOf(region: RegionSlug): Promise<Find> {
  const made = finders.get(region) ?? load(region).then(createSchemeFinder);
  finders.set(region, made);
  return made;
}

/** The schemes of the state and of India that match the words, the state's own first. */
async function matching(message: string, state: RegionSlug | undefined): Promise<Scheme[]> {
  const regions: RegionSlug[] = state ? [state, 'india'] : ['india'];
  const lists = await Promise.all(regions.map(async (region) => (await finderOf(region))(message)));
  // Two of the state, so that it does not crowd out those of India.
  const [first = [], second = []] = lists;
  if (lists.length === 1) return first.slice(0, MOST);
  const ofIndia = second.slice(0, MOST - Math.min(2, first.length));
  return [...first.slice(0, MOST - ofIndia.length), ...ofIndia];
}

/** What the person may be entitled to: schemes that match the words, and the finder. */
export const schemesFor: LivePart<'schemes'> = async (need, { language, message, state }) => {
  const isEnglish = language === 'en';
  const slug = need.state ?? slugOf(state);
  const found = await matching(message, slug);
  const list = found.map(({ title, fact }) => `${title} (${fact[language]})`).join('; ');
  const finder = isEnglish
    ? 'Answer a few questions in the scheme finder to see what you may be entitled to.'
    : 'योजना खोजक में कुछ सवालों के जवाब दें और देखें कि आपको क्या मिल सकता है।';
  const schemes = isEnglish
    ? `Schemes that match your question: ${list}.`
    : `आपके सवाल से मिलती योजनाएं: ${list}।`;
  const title = isEnglish ? 'Scheme finder on Upaj' : 'उपज का योजना खोजक';
  return {
    sentences: [...(found.length > 0 ? [schemes] : []), finder],
    sources: [
      liveSource('schemes', title, '/explore/govt-schemes?finder=1'),
      ...found.map(({ id, region, title: name, link }) =>
        liveSource(`scheme/${region}/${id}`, name, link),
      ),
    ],
  };
};
