import { type StateSlug, stateSlugs } from '@upaj/content/state-slugs';
import { states } from '@upaj/content/states';
import { districts } from './districts.ts';
import { wordsOf } from './words.ts';

/** A place that a message names. */
export interface Place {
  state: StateSlug;
  /** English name, for a forecast or a list of laboratories. */
  name: string;
}

/** Districts that are also common words: burnt, market, seed, edge. */
const ambiguous = new Set(
  wordsOf(
    `mandi मंडी jalna जालना mau मऊ una ऊना pali पाली dhar धार dang डांग panna पन्ना guna गुना puri पुरी bid beed बीड sagar सागर
     mahe माहे diu दीव nuh नूंह durg दुर्ग kota कोटा banda बांदा bara dausa deeg डीग tapi ताप्ती mon मोन kheri bhind भिंड चूरू churu
     peren lakhi medak ri bhoi balod बालोद gir kargil kurung tirap idukki jind जींद karur कारूर theni kolar rose salem champa चांपा`,
  ),
);

const shortNames: readonly (readonly [string, StateSlug])[] = [
  ['यूपी', 'uttar-pradesh'],
  ['यू पी', 'uttar-pradesh'],
  ['u p', 'uttar-pradesh'],
  ['mp', 'madhya-pradesh'],
  ['एमपी', 'madhya-pradesh'],
  ['m p', 'madhya-pradesh'],
  ['uttranchal', 'uttarakhand'],
  ['orissa', 'odisha'],
  ['उड़ीसा', 'odisha'],
  ['bengal', 'west-bengal'],
  ['बंगाल', 'west-bengal'],
  ['kashmir', 'jammu-and-kashmir'],
  ['jammu', 'jammu-and-kashmir'],
  ['कश्मीर', 'jammu-and-kashmir'],
  ['जम्मू', 'jammu-and-kashmir'],
  ['himachal', 'himachal-pradesh'],
  ['हिमाचल', 'himachal-pradesh'],
  ['andhra', 'andhra-pradesh'],
  ['आंध्र', 'andhra-pradesh'],
  ['chattisgarh', 'chhattisgarh'],
  ['chhatisgarh', 'chhattisgarh'],
  ['tamilnadu', 'tamil-nadu'],
  ['तमिलनाडू', 'tamil-nadu'],
  ['jharkhnd', 'jharkhand'],
  ['panjab', 'punjab'],
  ['hariyana', 'haryana'],
  ['rajsthan', 'rajasthan'],
  ['gujrat', 'gujarat'],
  ['maharastra', 'maharashtra'],
  ['vidarbha', 'maharashtra'],
  ['विदर्भ', 'maharashtra'],
  ['marathwada', 'maharashtra'],
  ['saurashtra', 'gujarat'],
  ['bundelkhand', 'uttar-pradesh'],
];

const slugOf = (name: string): StateSlug | undefined =>
  stateSlugs.find((slug) => slug === name.toLowerCase().replaceAll(' ', '-'));

/** The state of this English name. */
export const stateNamed = (name: string | undefined): StateSlug | undefined =>
  name === undefined ? undefined : slugOf(name);

/** States and districts by their folded names. A state wins over a district of its name. */
export const places: ReadonlyMap<string, Place> = (() => {
  const found = new Map<string, Place>();
  const add = (name: string | undefined, place: Place) => {
    const folded = wordsOf(name ?? '').join(' ');
    if (folded.length > 2 && !found.has(folded) && !ambiguous.has(folded)) found.set(folded, place);
  };
  for (const { en, hi } of states) {
    const state = slugOf(en);
    if (!state) continue;
    add(en, { state, name: en });
    add(hi, { state, name: en });
  }
  for (const [name, state] of shortNames) {
    const en = states.find((each) => slugOf(each.en) === state)?.en ?? name;
    found.set(wordsOf(name).join(' '), { state, name: en });
  }
  for (const state of stateSlugs) {
    for (const { en, hi, otherName } of districts[state]) {
      for (const name of [en, hi, otherName]) add(name, { state, name: en });
    }
  }
  return found;
})();
