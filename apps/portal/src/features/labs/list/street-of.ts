import type { Lab } from '@upaj/contract/labs.schema';

/** The address without district and state, which follow it in the user's language; empty where nothing is left. */
export function streetOf({
  address,
  district,
  state,
}: Pick<Lab, 'address' | 'district' | 'state'>) {
  const named = [district, `${district} District`, state, `${district} HQ`];
  return address
    .split(', ')
    .filter((part) => !named.includes(part))
    .join(', ');
}
