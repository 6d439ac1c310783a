import type { Sourced } from '../certainty.ts';
import type { Bilingual } from '../text.ts';

export type MspCrop =
  | 'paddy'
  | 'jowar'
  | 'bajra'
  | 'ragi'
  | 'maize'
  | 'tur'
  | 'moong'
  | 'urad'
  | 'groundnut'
  | 'sunflower'
  | 'soybean'
  | 'sesame'
  | 'nigerseed'
  | 'cotton'
  | 'wheat'
  | 'barley'
  | 'gram'
  | 'lentil'
  | 'mustard'
  | 'safflower'
  | 'jute'
  | 'copra'
  | 'sugarcane';

/** The support price of a crop for one marketing season. */
export interface Msp extends Sourced {
  crop: MspCrop;
  name: Bilingual;
  variety?: Bilingual;
  /** Sugarcane has a fair and remunerative price (FRP) in place of an MSP. */
  kind: 'MSP' | 'FRP';
  season: 'kharif' | 'rabi' | 'other';
  /** As announced, `2025-26`. */
  marketingSeason: string;
  /** Rupees for 100 kg. */
  perQuintal: number;
  /** The season before, in rupees for 100 kg. */
  before: number;
  /** ISO date; `announcedOnText` writes it as dd/mm/yyyy. */
  announcedOn: string;
  note?: Bilingual;
}

/** Names of the seasons. */
export const seasonLabels: Readonly<Record<Msp['season'], Bilingual>> = {
  kharif: { en: 'Kharif', hi: 'खरीफ' },
  rabi: { en: 'Rabi', hi: 'रबी' },
  other: { en: 'Other', hi: 'अन्य' },
};

/** The day of the announcement as dd/mm/yyyy. */
export const announcedOnText = (msp: Msp): string =>
  msp.announcedOn.split('-').toReversed().join('/');
