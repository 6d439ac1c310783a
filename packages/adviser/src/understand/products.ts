import type { Bilingual } from '@upaj/content/text';
import { looseOf, wordsOf } from '../normalise/sound.ts';
import { formsOf, readTable } from '../table.ts';

/** Something that farmers buy in a bag or a bottle. */
export interface Product {
  id: string;
  kind: string;
  /** What it is, in whole sentences; never a dose. */
  text: Bilingual;
  /** Whether its dose stands on its label alone. */
  isDosed: boolean;
}

/** The plant food whose dose facts may give. */
const fed = new Set(['fertiliser', 'micronutrient', 'biological']);
const mostWords = 4;

const grade = /(?<!\d)(\d{1,2})[:：-](\d{1,2})[:：-](\d{1,2})(?!\d)/;

/** A grade of fertiliser, such as 12:32:16: nitrogen, phosphate and potash in 100 kg. */
function gradeIn(text: string): Product | undefined {
  const [found, n = '', p = '', k = ''] = grade.exec(text) ?? [];
  if (!found || Number(n) + Number(p) + Number(k) > 100) return undefined;
  return {
    id: 'grade',
    kind: 'fertiliser',
    isDosed: false,
    text: {
      en: `${n}:${p}:${k} is a fertiliser: 100 kg of it hold ${n} kg of nitrogen, ${p} kg of phosphate and ${k} kg of potash. How much a field needs is told by a soil test and by the crop.`,
      hi: `${n}:${p}:${k} खाद है: इसके 100 किलो में ${n} किलो नाइट्रोजन, ${p} किलो फास्फेट और ${k} किलो पोटाश होता है। खेत को कितनी चाहिए, यह मिट्टी जांच और फसल से तय होता है।`,
    },
  };
}

/** Makes the reader of the product that a message names, by its ingredient, its brand or its grade. */
export function createProductIn(): (words: readonly string[], text: string) => Product | undefined {
  const byName = new Map<string, Product>();
  for (const [id = '', names, kind = '', en = '', hi = ''] of readTable('data/products.tsv')) {
    const product: Product = { id, kind, text: { en, hi }, isDosed: !fed.has(kind) };
    for (const name of formsOf(names)) byName.set(wordsOf(name).map(looseOf).join(' '), product);
  }
  return (words, text) => {
    const loose = words.map(looseOf);
    for (let length = mostWords; length > 0; length -= 1)
      for (let at = 0; at + length <= loose.length; at += 1) {
        const found = byName.get(loose.slice(at, at + length).join(' '));
        if (found) return found;
      }
    return gradeIn(text);
  };
}
