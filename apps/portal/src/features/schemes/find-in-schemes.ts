import { foldedWords, foldHindi } from '@upaj/content/fold-hindi';
import type { SchemeKind } from '@upaj/content/schemes/kinds';
import type { Scheme } from '@upaj/content/schemes/scheme';

/** The schemes of one kind in which every word that was typed occurs, in either language. */
export function findInSchemes(
  schemes: readonly Scheme[],
  { q, kind }: { q: string; kind?: SchemeKind },
): readonly Scheme[] {
  const words = foldedWords(q);
  return schemes.filter((scheme) => {
    if (kind && scheme.kind !== kind) return false;
    const { title, agency, fact } = scheme;
    const text = foldHindi([title, agency.en, agency.hi, fact.en, fact.hi].join(' '));
    return words.every((word) => text.includes(word));
  });
}
