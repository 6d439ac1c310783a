import type { CategoryName } from '../../categories.ts';
import { crops } from '../../crops/crops.ts';

/** A listing of a test market with one listing for each good. */
export interface MarketGood {
  id: string;
  category: CategoryName;
  /** Name of the listing; every second one is in Hindi. */
  name: string;
}

type Input = readonly [id: string, category: CategoryName, en: string, hi: string];

/** Goods other than crops: seed, dairy and fertilizer. */
const inputs: readonly Input[] = [
  ['paddy seed', 'Seeds', 'Paddy seed (certified, high yielding)', 'धान बीज'],
  ['wheat seed', 'Seeds', 'Wheat seed (certified)', 'गेहूं बीज'],
  ['maize seed', 'Seeds', 'Hybrid maize seed', 'संकर मक्का बीज'],
  ['cotton seed', 'Seeds', 'Cotton seed (Bt hybrid, 475 g packet)', 'बीटी कपास बीज'],
  ['mustard seed', 'Seeds', 'Mustard seed', 'सरसों बीज'],
  ['soybean seed', 'Seeds', 'Soybean seed', 'सोयाबीन बीज'],
  ['gram seed', 'Seeds', 'Gram seed', 'चना बीज'],
  ['moong seed', 'Seeds', 'Moong seed', 'मूंग बीज'],
  ['tomato seed', 'Seeds', 'Tomato hybrid seed', 'टमाटर संकर बीज'],
  ['onion seed', 'Seeds', 'Onion seed', 'प्याज बीज'],
  ['potato seed', 'Seeds', 'Potato seed tubers', 'आलू बीज कंद'],
  ['vegetable seed kit', 'Seeds', 'Vegetable seed kit', 'सब्जी बीज किट'],
  ['cow milk', 'Dairy Products', 'Cow milk', 'गाय का दूध'],
  ['buffalo milk', 'Dairy Products', 'Buffalo milk', 'भैंस का दूध'],
  ['curd', 'Dairy Products', 'Curd (dahi)', 'दही'],
  ['butter', 'Dairy Products', 'Butter', 'मक्खन'],
  ['ghee', 'Dairy Products', 'Ghee', 'घी'],
  ['paneer', 'Dairy Products', 'Paneer', 'पनीर'],
  ['khoa', 'Dairy Products', 'Khoa (mawa)', 'खोया'],
  ['cheese', 'Dairy Products', 'Cheese', 'चीज़'],
  ['buttermilk', 'Dairy Products', 'Buttermilk (chaas)', 'छाछ'],
  ['urea', 'Fertilizers', 'Urea (neem coated)', 'यूरिया (नीम लेपित)'],
  ['dap', 'Fertilizers', 'DAP', 'डीएपी'],
  ['potash', 'Fertilizers', 'MOP (potash)', 'एमओपी (पोटाश)'],
  ['npk 12:32:16', 'Fertilizers', 'NPK 12:32:16', 'एनपीके 12:32:16'],
  ['npk 10:26:26', 'Fertilizers', 'NPK 10:26:26', 'एनपीके 10:26:26'],
  ['npk 20:20:0:13', 'Fertilizers', 'NPK 20:20:0:13', 'एनपीके 20:20:0:13'],
  ['ssp', 'Fertilizers', 'SSP', 'एसएसपी (सिंगल सुपर फास्फेट)'],
  ['ammonium sulphate', 'Fertilizers', 'Ammonium sulphate', 'अमोनियम सल्फेट'],
  ['zinc', 'Fertilizers', 'Zinc sulphate 21%', 'जिंक सल्फेट'],
  ['borax', 'Fertilizers', 'Borax', 'बोरेक्स'],
  ['gypsum', 'Fertilizers', 'Gypsum', 'जिप्सम'],
  ['vermicompost', 'Fertilizers', 'Vermicompost', 'वर्मीकम्पोस्ट'],
  ['farmyard manure', 'Fertilizers', 'Farmyard manure', 'गोबर की खाद'],
  ['neem cake', 'Fertilizers', 'Neem cake', 'नीम खली'],
  ['nano urea', 'Fertilizers', 'Nano urea (liquid)', 'नैनो यूरिया'],
  ['rhizobium', 'Fertilizers', 'Rhizobium and PSB bio-fertilizer', 'राइजोबियम और पीएसबी'],
];

const all: readonly Input[] = [
  ...crops.map(
    ({ id, category, name }): Input => [id.replaceAll('-', ' '), category, name.en, name.hi],
  ),
  ...inputs,
];

/** Every known crop and every input, once. */
export const marketGoods: readonly MarketGood[] = all.map(([id, category, en, hi], at) => ({
  id,
  category,
  name: at % 2 === 0 ? en : hi,
}));
