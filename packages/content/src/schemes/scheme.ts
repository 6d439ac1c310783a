import type { Certainty, Sourced } from '../certainty.ts';
import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual, Language } from '../text.ts';
import type { SchemeKind } from './kinds.ts';

export type RegionSlug = 'india' | StateSlug;

/** A scheme; its own certainty is that of title and link, the fact has another. */
export interface Scheme extends Sourced {
  /** Unique in its region. */
  id: string;
  region: RegionSlug;
  /** Place in the region's list, from 1. */
  order: number;
  /** The official title as it is; Hindi in Latin letters counts as English. */
  title: string;
  titleLanguage: Language;
  /** Its name in Devanagari, official or ours; every title in English has one. */
  titleHi?: string;
  /** The title is ours, since the list has only an abbreviation or garbled words. */
  isOwnTitle?: true;
  /** Address of the guidelines, or `NA`. */
  download: string;
  link: string;
  /** Who gives it. */
  agency: Bilingual;
  kind: SchemeKind;
  /** What it gives, or where only the title is known, the title in plain words. */
  fact: Bilingual & { certainty: Certainty };
}

/** Puts the region's name on each of its schemes. */
export const inRegion = (
  region: RegionSlug,
  schemes: readonly Omit<Scheme, 'region'>[],
): readonly Scheme[] => schemes.map((scheme) => ({ ...scheme, region }));

/** The name of a scheme in a language, and the official title where that is another one. */
export function titleIn(
  { title, titleLanguage, titleHi }: Scheme,
  language: Language,
): { name: string; nameLanguage: Language; official?: string } {
  return language === 'hi' && titleHi !== undefined
    ? { name: titleHi, nameLanguage: 'hi', official: title }
    : { name: title, nameLanguage: titleLanguage };
}
