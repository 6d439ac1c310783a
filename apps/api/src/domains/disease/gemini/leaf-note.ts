import { foldText, isDevanagari } from '@upaj/content/search/fold';
import type { Language } from '@upaj/content/text';
import {
  createTextCheck,
  ingredientsIn,
} from '../../../platform/providers/text-check/check-text.ts';
import { createSentences } from '../../../platform/providers/text-check/sentences.ts';
import { shownText } from '../../../platform/providers/text-check/shown-text.ts';
import type { LeafCandidate } from './leaf-prompt.ts';

/** More is no short advice. */
const MOST = 800;
/** Addresses, markup, and numbers that may be those of a telephone. */
const FOREIGN = /https?:|www\.|[@<>{}`|]|\d[\d\s-]{5}/i;

/**
 * The provider's words on the cure of a disease; null if one sentence of them names an amount, a pesticide that may not
 * be advised or that our facts do not have for it, an address or a number to call, or if they are in another language.
 */
export function leafNote(
  cure: string,
  disease: LeafCandidate,
  { cropId, language }: { cropId: string | undefined; language: Language },
): string | null {
  const note = shownText(cure).trim();
  if (note === '' || note.length > MOST || FOREIGN.test(note)) return null;
  if (isDevanagari(note) !== (language === 'hi')) return null;
  const known = disease.ingredients.map(foldText);
  const isKnown = (name: string) => known.some((ingredient) => ingredient.includes(name));
  if (!ingredientsIn(foldText(note)).every(isKnown)) return null;
  const cropIds = cropId ? [cropId, ...disease.cropIds] : disease.cropIds;
  const passes = createTextCheck({ texts: [], cropIds });
  const sentences = createSentences();
  return [...sentences.add(note), sentences.end()].every(passes) ? note : null;
}
