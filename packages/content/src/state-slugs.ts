import { type State, states } from './states.ts';

/** The states and then the union territories, as file names and addresses spell them. */
export const stateSlugs = [
  'andhra-pradesh',
  'arunachal-pradesh',
  'assam',
  'bihar',
  'chhattisgarh',
  'goa',
  'gujarat',
  'haryana',
  'himachal-pradesh',
  'jharkhand',
  'karnataka',
  'kerala',
  'madhya-pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil-nadu',
  'telangana',
  'tripura',
  'uttar-pradesh',
  'uttarakhand',
  'west-bengal',
  'andaman-and-nicobar-islands',
  'chandigarh',
  'dadra-and-nagar-haveli-and-daman-and-diu',
  'delhi',
  'jammu-and-kashmir',
  'ladakh',
  'lakshadweep',
  'puducherry',
] as const;

export type StateSlug = (typeof stateSlugs)[number];

/** The state whose name is spelt like this in an address, or undefined. */
export function findState(slug: string): State | undefined {
  return states.find((state) => state.en.toLowerCase().replaceAll(' ', '-') === slug);
}

/** Whether an address names a state or union territory. */
export function isStateSlug(slug: string): slug is StateSlug {
  return stateSlugs.some((known) => known === slug);
}
