import type { SchemeKind } from '@upaj/content/schemes/kinds';
import type { Scheme } from '@upaj/content/schemes/scheme';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The schemes of one kind in which every word that was typed occurs, in either language. */
export function findInSchemes(
  schemes: readonly Scheme[],
  { q, kind }: { q: string; kind?: SchemeKind },
): readonly Scheme[] {
  const words = wordsOf(q);
  return schemes.filter((scheme) => {
    if (kind && scheme.kind !== kind) return false;
    const { title, agency, fact } = scheme;
    const text = `${title} ${agency} ${fact.en} ${fact.hi}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
