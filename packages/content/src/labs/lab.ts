import type { Sourced } from '../certainty.ts';
import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual } from '../text.ts';

export type LabKind = 'kvk' | 'government' | 'mobile' | 'university' | 'icar' | 'private';

/** Precision of the map position, from the most to the least precise. */
export type PointOf = 'listed' | 'place' | 'pin code' | 'district';

/** A place that tests soil or tells where to have it tested. */
export interface Lab extends Sourced {
  /** Unique in its state. */
  id: string;
  name: string;
  kind: LabKind;
  address: string;
  district: string;
  state: StateSlug;
  pin?: string;
  lat: number;
  lon: number;
  /** The point is approximate: say "near", never "here". */
  pointOf: PointOf;
  /** Landline of the office; personal numbers are left out on purpose. */
  phone?: string;
  /** University, institute or society that runs it. */
  host?: string;
}

/** Names of the kinds and what to expect there. */
export const labKinds: Readonly<Record<LabKind, { label: Bilingual; hint: Bilingual }>> = {
  kvk: {
    label: { en: 'Krishi Vigyan Kendra', hi: 'कृषि विज्ञान केंद्र' },
    hint: {
      en: 'Advice and training; many test soil. Call or ask before you go.',
      hi: 'सलाह और प्रशिक्षण; कई जगह मिट्टी जांच भी। जाने से पहले पूछ लें।',
    },
  },
  government: {
    label: { en: 'Government laboratory', hi: 'सरकारी प्रयोगशाला' },
    hint: {
      en: 'Tests soil for the soil health card.',
      hi: 'मृदा स्वास्थ्य कार्ड के लिए मिट्टी जांचती है।',
    },
  },
  mobile: {
    label: { en: 'Mobile laboratory', hi: 'चलती प्रयोगशाला' },
    hint: {
      en: 'Drives from village to village: ask for its day.',
      hi: 'गांव-गांव जाती है: दिन पूछ लें।',
    },
  },
  university: {
    label: { en: 'Agricultural university', hi: 'कृषि विश्वविद्यालय' },
    hint: {
      en: 'Its soil department tests samples, often for a fee.',
      hi: 'मृदा विभाग में जांच, अक्सर शुल्क पर।',
    },
  },
  icar: {
    label: { en: 'ICAR institute', hi: 'आईसीएआर संस्थान' },
    hint: {
      en: 'Research institute; ask whether it takes samples.',
      hi: 'अनुसंधान संस्थान; पूछें कि नमूने लेते हैं या नहीं।',
    },
  },
  private: {
    label: { en: 'Private laboratory', hi: 'निजी प्रयोगशाला' },
    hint: { en: 'Tests for a fee.', hi: 'शुल्क पर जांच।' },
  },
};

/** Puts the state on each of its laboratories. */
export const inState = (state: StateSlug, labs: readonly Omit<Lab, 'state'>[]): readonly Lab[] =>
  labs.map((lab) => ({ ...lab, state }));
