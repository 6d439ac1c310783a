import type { StateSlug } from '../state-slugs.ts';
import type { District } from './district.ts';

const loaders: Record<StateSlug, () => Promise<{ districts: readonly District[] }>> = {
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

/** The districts of one state; no other state is downloaded. */
export async function loadDistricts(state: StateSlug): Promise<readonly District[]> {
  return (await loaders[state]()).districts;
}
