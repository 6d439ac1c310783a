import type { CategoryName } from '../categories.ts';
import type { NameGroup } from './name-group.ts';

/** Names of the categories of the Mandi. */
export const categoryNames: Readonly<Record<CategoryName, NameGroup>> = {
  Crops: ['crops', 'crop', 'फसल', 'फसलें', 'fasal', 'fasle'],
  Seeds: ['seeds', 'seed', 'बीज', 'beej', 'bij', 'biyane', 'बियाणे'],
  Pulses: ['pulses', 'pulse', 'दाल', 'दालें', 'दलहन', 'dal', 'daal', 'dhal', 'dalhan'],
  Fruits: ['fruits', 'fruit', 'फल', 'फलों', 'phal', 'fal'],
  Vegetables: [
    'vegetables',
    'vegetable',
    'सब्जी',
    'सब्जियां',
    'तरकारी',
    'भाजी',
    'sabji',
    'sabzi',
    'tarkari',
    'bhaji',
    'veggies',
  ],
  'Fodder Crops': [
    'fodder crops',
    'fodder',
    'चारा',
    'चारा फसलें',
    'पशु आहार',
    'chara',
    'hara chara',
    'हरा चारा',
    'ghas',
    'घास',
    'pashu aahar',
  ],
  'Dairy Products': [
    'dairy products',
    'dairy',
    'डेयरी',
    'डेरी',
    'डेयरी उत्पाद',
    'deyri',
    'dugdh',
    'दुग्ध',
  ],
  Fertilizers: [
    'fertilizers',
    'fertilizer',
    'fertiliser',
    'खाद',
    'उर्वरक',
    'खाद और उर्वरक',
    'khad',
    'urvarak',
    'khat',
    'khaad',
  ],
};

/** Groups that hold other groups, named by the first name of each. */
export const families: readonly { names: NameGroup; members: readonly string[] }[] = [
  {
    names: [
      'cereals',
      'cereal',
      'grain',
      'grains',
      'food grain',
      'अनाज',
      'खाद्यान्न',
      'anaj',
      'galla',
    ],
    members: ['rice', 'wheat', 'maize', 'jowar', 'bajra', 'barley', 'ragi'],
  },
  {
    names: ['millets', 'millet', 'मोटा अनाज', 'श्री अन्न', 'shree anna', 'shri anna', 'mota anaj'],
    members: ['jowar', 'bajra', 'ragi', 'foxtail millet', 'kodo millet', 'barnyard millet'],
  },
  {
    names: ['oilseeds', 'oilseed', 'तिलहन', 'tilhan'],
    members: [
      'groundnut',
      'soybean',
      'mustard',
      'sunflower',
      'sesame',
      'castor',
      'linseed',
      'safflower',
    ],
  },
  {
    names: ['spices', 'spice', 'मसाला', 'मसाले', 'masala'],
    members: [
      'turmeric',
      'coriander',
      'cumin',
      'chilli',
      'ginger',
      'fennel',
      'fenugreek',
      'black pepper',
      'cardamom',
    ],
  },
];
