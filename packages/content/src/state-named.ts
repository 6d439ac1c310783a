import { type State, states } from './states.ts';

const folded = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');

/** The state or union territory of a name in either language: Uttar Pradesh, uttar-pradesh, उत्तर प्रदेश. */
export function stateNamed(written: string): State | undefined {
  const sought = folded(written);
  return states.find(({ en, hi }) => folded(en) === sought || folded(hi) === sought);
}
