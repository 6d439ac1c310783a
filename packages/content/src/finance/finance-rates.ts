import type { SourcedInWords } from '../certainty.ts';
import type { Bilingual } from '../text.ts';

interface Dated extends SourcedInWords {
  /** ISO date on which the figures were decided. */
  asOn: string;
}

/** Interest on the Kisan Credit Card, in per cent a year and in rupees. */
export const kccRates = {
  yearlyRate: 7,
  /** Given back to those who repay on time. */
  promptIncentive: 3,
  /** Above it the bank's own rate holds. */
  limit: 300_000,
  /** The limit for animals or fish alone. */
  limitForAnimals: 200_000,
  /** The incentive is for loans of a year at most. */
  incentiveMonths: 12,
  asOn: '2025-05-28',
  certainty: 'source read',
  source: {
    en: 'Business Standard, 28 May 2025 (Cabinet decision for 2025-26)',
    hi: 'बिजनेस स्टैंडर्ड, 28 मई 2025 (2025-26 के लिए कैबिनेट का फैसला)',
  },
} as const satisfies Dated & Record<string, unknown>;

export type InsuredSeason = 'kharif' | 'rabi' | 'commercial';

/** What a farmer pays for PMFBY, in per cent of the sum insured. */
export const pmfbyRates = {
  kharif: 2,
  rabi: 1.5,
  commercial: 5,
  asOn: '2016-02-18',
  certainty: 'source read',
  source: {
    en: 'narendramodi.in; agrifarms.in (launch of the scheme, unchanged since)',
    hi: 'वेबसाइट narendramodi.in और agrifarms.in (योजना की शुरुआत के समय, तब से वही)',
  },
} as const satisfies Dated & Record<InsuredSeason, number>;

export const insuredSeasons: readonly { season: InsuredSeason; label: Bilingual }[] = [
  { season: 'kharif', label: { en: 'Kharif food and oilseed crops', hi: 'खरीफ अनाज और तिलहन' } },
  { season: 'rabi', label: { en: 'Rabi food and oilseed crops', hi: 'रबी अनाज और तिलहन' } },
  {
    season: 'commercial',
    label: { en: 'Commercial and horticultural crops', hi: 'नकदी और बागवानी फसलें' },
  },
];
