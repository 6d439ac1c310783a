import type { Bilingual } from '../text.ts';

/** Season in which something is sown now; `zaid` is the summer of the crops. */
export type SowingSeason = 'kharif' | 'rabi' | 'zaid';

/** Water of a field: rain only, a few irrigations, or as much as needed. */
export type FieldWater = 'rain' | 'some' | 'assured';

/** What is known of a field; the request of `recommendCrops` in the contract has the same fields. */
export interface FieldFacts {
  /** Nutrients that plants can take up, kg/ha. */
  n?: number | undefined;
  p?: number | undefined;
  k?: number | undefined;
  /** Per cent; rates nitrogen where `n` is not known. */
  organicCarbon?: number | undefined;
  ph?: number | undefined;
  /** Rain of the season in mm, its mean temperature in °C and its mean humidity in per cent. */
  rainfall?: number | undefined;
  temperature?: number | undefined;
  humidity?: number | undefined;
  /** In English; a state that is not known is no evidence. */
  state?: string | undefined;
  district?: string | undefined;
  season?: SowingSeason | undefined;
  water?: FieldWater | undefined;
}

/** What a reason is about. */
export type ReasonAbout =
  | 'season'
  | 'state'
  | 'soil'
  | 'ph'
  | 'n'
  | 'p'
  | 'k'
  | 'rainfall'
  | 'temperature'
  | 'humidity'
  | 'water';

export interface Reason {
  about: ReasonAbout;
  isFor: boolean;
  /** One sentence with the figures that were compared. */
  text: Bilingual;
}

export type SoilRating = 'low' | 'medium' | 'high' | 'unknown';
export type SoilRatings = Record<'n' | 'p' | 'k', SoilRating>;

/** A dose an acre, in kilograms and in bags to the quarter bag. */
export interface NutrientBags {
  n: number;
  p2o5: number;
  k2o: number;
  /** Bags of 45 kg urea, 50 kg DAP and 50 kg MOP. */
  bags: { urea: number; dap: number; mop: number };
}

export interface CropPrice {
  /** Rupees for 100 kg. */
  perQuintal: number;
  kind: 'msp' | 'listings';
  /** Listings of the median; 0 for MSP. */
  listings: number;
  /** Marketing season of the support price. */
  season: string | null;
}

/** How well one crop suits a field; the reply of `recommendCrops` in the contract is a list of these. */
export interface CropAdvice {
  /** Id of the crop. */
  crop: string;
  name: Bilingual;
  /** 0 to 1. */
  score: number;
  /** For and against, the strongest first. */
  reasons: Reason[];
  /** January is 1. */
  sowingMonths: number[];
  /** Millimetres. */
  waterNeed: number;
  /** Null where neither MSP nor a median is known. */
  price: CropPrice | null;
  /** Quintals an acre. */
  yieldPerAcre: number | null;
  /** Rupees; costs are not taken off. */
  grossPerAcre: number | null;
  /** Null for doses a tree or plant. */
  nutrients: NutrientBags | null;
  ratings: SoilRatings;
}

/** Median price of the listings of a crop. */
export interface ListingPrice {
  /** Rupees for 100 kg. */
  perQuintal: number;
  listings: number;
}
