import type { Bilingual } from '../text.ts';
import type { MspCrop } from './msp-entry.ts';

/** What people call each crop, in English, Hindi and Hindi in Latin letters. */
export const cropWords: Readonly<Record<MspCrop, readonly string[]>> = {
  paddy: ['paddy', 'dhan', 'dhaan', 'धान'],
  jowar: ['jowar', 'sorghum', 'jwar', 'juar', 'ज्वार'],
  bajra: ['bajra', 'pearl millet', 'bajri', 'बाजरा', 'बाजरी'],
  ragi: ['ragi', 'finger millet', 'mandua', 'madua', 'nachni', 'रागी', 'मंडुआ', 'मड़ुआ'],
  maize: ['maize', 'corn', 'makka', 'makki', 'makai', 'मक्का', 'मकई'],
  tur: ['tur', 'toor', 'tuvar', 'arhar', 'pigeon pea', 'red gram', 'अरहर', 'तूर', 'तुअर'],
  moong: ['moong', 'mung', 'green gram', 'मूंग', 'मूँग'],
  urad: ['urad', 'udad', 'black gram', 'उड़द', 'उरद'],
  groundnut: ['groundnut', 'peanut', 'moongfali', 'mungfali', 'moongphali', 'मूंगफली', 'मूँगफली'],
  sunflower: ['sunflower', 'surajmukhi', 'सूरजमुखी'],
  soybean: ['soybean', 'soyabean', 'soya bean', 'soya', 'soyabin', 'सोयाबीन', 'सोया'],
  sesame: ['sesame', 'sesamum', 'til', 'gingelly', 'तिल'],
  nigerseed: ['nigerseed', 'niger', 'ramtil', 'रामतिल'],
  cotton: ['cotton', 'kapas', 'narma', 'कपास', 'नरमा'],
  wheat: ['wheat', 'gehu', 'gehun', 'gehoon', 'kanak', 'गेहूं', 'गेहूँ', 'गेंहू', 'गेहू'],
  barley: ['barley', 'jau', 'jav', 'जौ'],
  gram: ['gram', 'chickpea', 'bengal gram', 'chana', 'chole', 'kabuli', 'चना', 'छोले'],
  lentil: ['lentil', 'masur', 'masoor', 'मसूर'],
  mustard: ['mustard', 'rapeseed', 'sarson', 'sarso', 'rai', 'toria', 'सरसों', 'राई', 'तोरिया'],
  safflower: ['safflower', 'kusum', 'kardi', 'कुसुम', 'करडी'],
  jute: ['jute', 'patsan', 'patsun', 'जूट', 'पटसन'],
  copra: ['copra', 'khopra', 'खोपरा', 'कोपरा'],
  sugarcane: ['sugarcane', 'sugar cane', 'ganna', 'ikh', 'गन्ना', 'ईख'],
};

/** Produce with a name like that of a crop, which has no support price. */
export const otherProduce: readonly string[] = [
  'horse gram',
  'sweet corn',
  'baby corn',
  'pop corn',
  'popcorn',
  'oil',
  'tel',
  'तेल',
  'flour',
  'atta',
  'आटा',
  'besan',
  'बेसन',
  'maida',
  'मैदा',
  'suji',
  'sooji',
  'सूजी',
  'rava',
  'dalia',
  'दलिया',
  'cake',
  'khali',
  'खली',
  'straw',
  'bhusa',
  'भूसा',
  'silage',
  'साइलेज',
  'fodder',
  'चारा',
  'jaggery',
  'gur',
  'गुड़',
];

/** Words for seed to be sown; an oilseed may be called seed and still be grain. */
export const seedWords: readonly string[] = ['seed', 'seeds', 'beej', 'bij', 'बीज'];

export const oilseeds: readonly MspCrop[] = [
  'sunflower',
  'sesame',
  'nigerseed',
  'mustard',
  'safflower',
  'groundnut',
  'soybean',
];

/** What to say beside the price when the listing is not quite the thing that has it. */
export const remarks: readonly { words: readonly string[]; note: Bilingual }[] = [
  {
    words: ['basmati', 'बासमती'],
    note: {
      en: 'Basmati has no MSP of its own; this is the price of common paddy.',
      hi: 'बासमती का अलग MSP नहीं; यह सामान्य धान का भाव है।',
    },
  },
  {
    words: ['dal', 'daal', 'dhal', 'split', 'दाल'],
    note: {
      en: 'MSP is for the whole grain; dal has milling in its price.',
      hi: 'MSP साबुत दाने का है; दाल के भाव में दलाई भी जुड़ती है।',
    },
  },
  {
    words: ['organic', 'jaivik', 'जैविक'],
    note: {
      en: 'MSP knows no extra for organic produce.',
      hi: 'MSP में जैविक उपज का अलग भाव नहीं है।',
    },
  },
];
