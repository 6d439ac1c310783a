import type { NameGroup } from './name-group.ts';

/** Dairy products. */
export const dairyNames: readonly NameGroup[] = [
  ['milk', 'दूध', 'doodh', 'dudh'],
  ['cow', 'गाय', 'gaay', 'gai', 'gaye'],
  ['buffalo', 'भैंस', 'bhains', 'bhens'],
  ['curd', 'yoghurt', 'yogurt', 'दही', 'dahi'],
  ['butter', 'मक्खन', 'makkhan', 'makhan', 'लोणी'],
  ['ghee', 'घी', 'ghi', 'तूप', 'toop'],
  ['paneer', 'cottage cheese', 'पनीर', 'panir'],
  ['khoa', 'mawa', 'खोया', 'मावा', 'khoya', 'mava'],
  ['cheese', 'चीज़', 'cheez'],
  ['buttermilk', 'छाछ', 'मट्ठा', 'chaas', 'chhachh', 'chhaachh', 'mattha', 'lassi', 'लस्सी'],
  ['egg', 'eggs', 'अंडा', 'अंडे', 'anda'],
  ['honey', 'शहद', 'मधु', 'shahad', 'madhu'],
];

/** Fertilizers and crop protection. */
export const fertilizerNames: readonly NameGroup[] = [
  ['urea', 'यूरिया', 'yuria', 'yooriya'],
  ['dap', 'डीएपी', 'डाई', 'di ammonium phosphate', 'diammonium phosphate'],
  ['potash', 'mop', 'पोटाश', 'एमओपी', 'potaash'],
  ['npk', 'एनपीके'],
  ['ssp', 'एसएसपी', 'single super phosphate', 'super phosphate', 'सिंगल सुपर फास्फेट'],
  ['ammonium sulphate', 'अमोनियम सल्फेट', 'ammonium sulfate'],
  ['zinc', 'जिंक', 'jasta', 'जस्ता'],
  ['borax', 'बोरेक्स', 'boron', 'बोरॉन'],
  ['gypsum', 'जिप्सम', 'jipsam'],
  ['vermicompost', 'वर्मीकम्पोस्ट', 'केंचुआ खाद', 'केंचुए की खाद', 'kenchua khad'],
  [
    'manure',
    'farmyard manure',
    'cow dung manure',
    'cow dung',
    'गोबर',
    'गोबर की खाद',
    'गोबर खाद',
    'gobar',
    'gobar khad',
    'gobar ki khad',
    'shenkhat',
  ],
  ['compost', 'कंपोस्ट', 'कम्पोस्ट', 'kampost'],
  ['neem', 'नीम', 'nim'],
  ['cake', 'खली', 'khali', 'khal'],
  ['rhizobium', 'राइजोबियम', 'biofertilizer', 'bio fertilizer', 'जैव उर्वरक', 'psb', 'पीएसबी'],
  ['nano', 'नैनो'],
];
