import { cropNames } from '../crops/crop-names.ts';
import type { Bilingual } from '../text.ts';

/** Crops with disease facts that no market or advice of ours knows. */
const otherNames = {
  'bell-pepper': { en: 'Bell pepper', hi: 'शिमला मिर्च' },
  strawberry: { en: 'Strawberry', hi: 'स्ट्रॉबेरी' },
  peach: { en: 'Peach', hi: 'आड़ू' },
  cherry: { en: 'Cherry', hi: 'चेरी' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const names = { ...cropNames, ...otherNames };

/** Crops that the leaf model was trained on. */
const trainedIds = ['tomato', 'potato', 'maize', 'bell-pepper'] as const;

/** Crops that are only guided by questions. */
const guidedIds = [
  'rice',
  'wheat',
  'bajra',
  'jowar',
  'fodder-maize',
  'fodder-sorghum',
  'sugarcane',
  'cotton',
  'soybean',
  'groundnut',
  'mustard',
  'chickpea',
  'pigeon-pea',
  'green-gram',
  'black-gram',
  'lentil',
  'onion',
  'brinjal',
  'chilli',
  'okra',
  'cabbage',
  'cauliflower',
  'bottle-gourd',
  'bitter-gourd',
  'cucumber',
  'pumpkin',
  'watermelon',
  'muskmelon',
  'ginger',
  'turmeric',
  'mango',
  'banana',
  'orange',
  'lemon',
  'grapes',
  'apple',
  'pomegranate',
  'guava',
  'papaya',
  'strawberry',
  'peach',
  'cherry',
  'coconut',
  'tea',
  'coffee',
] as const;

export type DoctorCropId = (typeof trainedIds)[number] | (typeof guidedIds)[number];

export interface DoctorCrop {
  id: DoctorCropId;
  name: Bilingual;
  /** Whether the leaf model knows it; otherwise only the guided walk does. */
  isTrained: boolean;
}

/**
 * The crops of the leaf doctor, those of the model first. They are listed apart from their disease
 * facts, which a page loads only once a crop is chosen.
 */
export const doctorCrops: readonly DoctorCrop[] = [
  ...trainedIds.map((id) => ({ id, name: names[id], isTrained: true })),
  ...guidedIds.map((id) => ({ id, name: names[id], isTrained: false })),
];

/** The crop of the leaf doctor with this id, or undefined. */
export const findDoctorCrop = (id: string): DoctorCrop | undefined =>
  doctorCrops.find((crop) => crop.id === id);
