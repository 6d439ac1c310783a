import type { SubjectId } from '@upaj/content/practice/subjects';
import { expect, it } from 'vitest';
import { read } from '../reader.ts';
import { wordsOf } from '../words.ts';
import { meantIn } from './meant.ts';

const meant = (text: string) => meantIn(read(wordsOf(text)));

it.each<[string, SubjectId, SubjectId]>([
  ['wheat is harvested now which month to sow moong', 'green-gram', 'wheat'],
  ['my neighbour has cotton but my chilli leaves curl', 'chilli', 'cotton'],
  ['tomato leaves curl, brinjal beside it is fine', 'tomato', 'brinjal'],
  ['dhan hata ke aloo lagaya khad kitni', 'potato', 'rice'],
  ['bagal me kapas hai mere bhindi me ras choosne wale keede', 'okra', 'cotton'],
  ['lahsun me pila pan aur pyaz thik hai', 'garlic', 'onion'],
  ['पड़ोसी के खेत में सरसों है मेरे चने में इल्ली लगी', 'chickpea', 'mustard'],
  ['neighbour sprayed the mustard and my bee boxes lie full of dead ones', 'honeybee', 'mustard'],
  ['which banana will do between old coconut trees', 'banana', 'coconut'],
  ['med par safeda hai uski taraf gehu kamzor, kitni door lagana tha', 'eucalyptus', 'wheat'],
  ['aloo me pani kitne din baad, sarso me to ek hi diya', 'potato', 'mustard'],
  ['khade dhan me masoor kab chhitke', 'lentil', 'rice'],
  ['cotton flowers closed like a rose bud', 'cotton', 'rose'],
  ['टमाटर छोड़कर इस बार मटर बोना है कब बोएं', 'green-pea', 'tomato'],
])('%s asks about %s more than about %s', (text, asked, other) => {
  const isMeant = meant(text);
  expect(isMeant(asked)).toBe(1);
  expect(isMeant(other)).toBeLessThan(0.5);
});

it('a message that names one crop asks about it, and facts of others are not held back', () => {
  expect(meant('gehu me khad')('wheat')).toBe(1);
  expect(meant('gehu me khad')('general')).toBe(1);
});

it.each(['gehu ki fasal jhulas gai', 'per plant 200 gram urea in wheat'])(
  'what only sounds like a second crop or an animal is no mention: %s',
  (text) => {
    expect(meant(text)('wheat')).toBe(1);
    expect(meant(text)('general')).toBe(1);
  },
);
