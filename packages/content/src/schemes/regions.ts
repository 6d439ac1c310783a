import { stateSlugs } from '../state-slugs.ts';
import { states } from '../states.ts';
import type { Bilingual } from '../text.ts';
import type { RegionSlug, Scheme } from './scheme.ts';

const loaders: Record<RegionSlug, () => Promise<{ schemes: readonly Scheme[] }>> = {
  india: () => import('./india.ts'),
  'andhra-pradesh': () => import('./andhra-pradesh.ts'),
  'arunachal-pradesh': () => import('./arunachal-pradesh.ts'),
  assam: () => import('./assam.ts'),
  bihar: () => import('./bihar.ts'),
  chhattisgarh: () => import('./chhattisgarh.ts'),
  goa: () => import('./goa.ts'),
  gujarat: () => import('./gujarat.ts'),
  haryana: () => import('./haryana.ts'),
  'himachal-pradesh': () => import('./himachal-pradesh.ts'),
  jharkhand: () => import('./jharkhand.ts'),
  karnataka: () => import('./karnataka.ts'),
  kerala: () => import('./kerala.ts'),
  'madhya-pradesh': () => import('./madhya-pradesh.ts'),
  maharashtra: () => import('./maharashtra.ts'),
  manipur: () => import('./manipur.ts'),
  meghalaya: () => import('./meghalaya.ts'),
  mizoram: () => import('./mizoram.ts'),
  nagaland: () => import('./nagaland.ts'),
  odisha: () => import('./odisha.ts'),
  punjab: () => import('./punjab.ts'),
  rajasthan: () => import('./rajasthan.ts'),
  sikkim: () => import('./sikkim.ts'),
  'tamil-nadu': () => import('./tamil-nadu.ts'),
  telangana: () => import('./telangana.ts'),
  tripura: () => import('./tripura.ts'),
  'uttar-pradesh': () => import('./uttar-pradesh.ts'),
  uttarakhand: () => import('./uttarakhand.ts'),
  'west-bengal': () => import('./west-bengal.ts'),
  'andaman-and-nicobar-islands': () => import('./andaman-and-nicobar-islands.ts'),
  chandigarh: () => import('./chandigarh.ts'),
  'dadra-and-nagar-haveli-and-daman-and-diu': () =>
    import('./dadra-and-nagar-haveli-and-daman-and-diu.ts'),
  delhi: () => import('./delhi.ts'),
  'jammu-and-kashmir': () => import('./jammu-and-kashmir.ts'),
  ladakh: () => import('./ladakh.ts'),
  lakshadweep: () => import('./lakshadweep.ts'),
  puducherry: () => import('./puducherry.ts'),
};

/** What the region dropdown offers: India, the 28 states, the union territories. */
export const regions: readonly { slug: RegionSlug; name: Bilingual }[] = [
  { slug: 'india', name: { en: 'India', hi: 'भारत' } },
  ...states.flatMap((state, at) => {
    const slug = stateSlugs[at];
    return slug ? [{ slug, name: { en: state.en, hi: state.hi } }] : [];
  }),
];

/** Whether an address names a region. */
export const isRegion = (slug: string): slug is RegionSlug =>
  regions.some((region) => region.slug === slug);

/** The schemes of one region; nothing of another region is downloaded. */
export async function load(region: RegionSlug): Promise<readonly Scheme[]> {
  return (await loaders[region]()).schemes;
}
