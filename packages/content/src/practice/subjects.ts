import { cropNames } from '../crops/crop-names.ts';
import type { Bilingual } from '../text.ts';

/** Crops, animals and `general` that facts are about beside the crops of our list. */
const otherNames = {
  amaranthus: { en: 'Amaranthus', hi: 'चौलाई' },
  amla: { en: 'Amla', hi: 'आंवला' },
  bamboo: { en: 'Bamboo', hi: 'बांस' },
  ber: { en: 'Ber', hi: 'बेर' },
  'black-pepper': { en: 'Black pepper', hi: 'काली मिर्च' },
  buffalo: { en: 'Buffalo', hi: 'भैंस' },
  capsicum: { en: 'Capsicum', hi: 'शिमला मिर्च' },
  cardamom: { en: 'Cardamom', hi: 'इलायची' },
  casuarina: { en: 'Casuarina', hi: 'केसुआरिना (सरू)' },
  cattle: { en: 'Cattle', hi: 'गाय' },
  chrysanthemum: { en: 'Chrysanthemum', hi: 'गुलदाउदी' },
  colocasia: { en: 'Colocasia', hi: 'अरबी' },
  cumin: { en: 'Cumin', hi: 'जीरा' },
  'dragon-fruit': { en: 'Dragon fruit', hi: 'ड्रैगन फ्रूट' },
  drumstick: { en: 'Drumstick', hi: 'सहजन' },
  eucalyptus: { en: 'Eucalyptus', hi: 'सफेदा (यूकेलिप्टस)' },
  fish: { en: 'Fish', hi: 'मछली' },
  general: { en: 'General', hi: 'सामान्य' },
  goat: { en: 'Goat', hi: 'बकरी' },
  honeybee: { en: 'Honeybee', hi: 'मधुमक्खी' },
  jackfruit: { en: 'Jackfruit', hi: 'कटहल' },
  jasmine: { en: 'Jasmine', hi: 'चमेली' },
  marigold: { en: 'Marigold', hi: 'गेंदा' },
  mint: { en: 'Mint', hi: 'पुदीना (मेंथा)' },
  mithun: { en: 'Mithun', hi: 'मिथुन' },
  mushroom: { en: 'Mushroom', hi: 'मशरूम' },
  pig: { en: 'Pig', hi: 'सूअर' },
  poultry: { en: 'Poultry', hi: 'मुर्गी' },
  rose: { en: 'Rose', hi: 'गुलाब' },
  rubber: { en: 'Rubber', hi: 'रबड़' },
  sapota: { en: 'Sapota', hi: 'चीकू' },
  sheep: { en: 'Sheep', hi: 'भेड़' },
  silkworm: { en: 'Silkworm', hi: 'रेशम कीट' },
  strawberry: { en: 'Strawberry', hi: 'स्ट्रॉबेरी' },
  'sweet-orange': { en: 'Sweet orange (mausambi)', hi: 'मौसमी' },
  teak: { en: 'Teak', hi: 'सागौन' },
  tobacco: { en: 'Tobacco', hi: 'तंबाकू' },
  tuberose: { en: 'Tuberose', hi: 'रजनीगंधा' },
  yak: { en: 'Yak', hi: 'याक' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The names of everything that facts are about, by id. */
export const subjectNames = { ...cropNames, ...otherNames } as const;

export type SubjectId = keyof typeof subjectNames;

/** Animals among the subjects. */
export const animalSubjects: readonly SubjectId[] = [
  'buffalo',
  'cattle',
  'fish',
  'goat',
  'honeybee',
  'mithun',
  'pig',
  'poultry',
  'sheep',
  'silkworm',
  'yak',
];
