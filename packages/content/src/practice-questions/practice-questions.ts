import type { StateSlug } from '../state-slugs.ts';
import type { PracticeQuestion } from './practice-question.ts';

type Row = readonly [
  months: readonly number[],
  factId: string,
  en: string,
  hi: string,
  states?: readonly StateSlug[],
];

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const northWest: readonly StateSlug[] = ['punjab', 'haryana', 'uttar-pradesh'];

const rabi: readonly Row[] = [
  [[10, 11], 'wheat-sowing-2', 'When is the best time to sow wheat?', 'गेहूं कब बोएं?'],
  [[11, 12], 'wheat-sowing-3', 'Can I still sow wheat late?', 'क्या गेहूं देर से भी बो सकते हैं?'],
  [[10, 11], 'wheat-seed-1', 'How much wheat seed for one acre?', 'एक एकड़ में गेहूं का कितना बीज लगेगा?'],
  [
    [10, 11, 12],
    'wheat-nutrients-1',
    'How much DAP and urea for wheat?',
    'गेहूं में कितना डीएपी और यूरिया डालें?',
  ],
  [[11, 12, 1], 'wheat-irrigation-1', 'When do I water wheat first?', 'गेहूं में पहला पानी कब दें?'],
  [
    [12, 1, 2],
    'wheat-disorders-2',
    'Why do wheat leaves turn yellow?',
    'गेहूं की पत्तियां पीली क्यों पड़ती हैं?',
  ],
  [
    [12, 1, 2],
    'wheat-diseases-2',
    'How do I stop yellow rust in wheat?',
    'गेहूं में पीला रतुआ कैसे रोकें?',
    northWest,
  ],
  [
    [11, 12, 1],
    'wheat-weeds-2',
    'How do I know gulli danda in wheat?',
    'गेहूं में गुल्ली डंडा कैसे पहचानें?',
    northWest,
  ],
  [
    [2, 3],
    'wheat-disorders-4',
    'How do I save wheat from sudden heat?',
    'अचानक गर्मी से गेहूं कैसे बचाएं?',
  ],
  [[3, 4], 'wheat-harvest-1', 'When is wheat ready for harvest?', 'गेहूं कटाई के लिए कब तैयार होता है?'],
  [
    [9, 10],
    'mustard-sowing-1',
    'When do I sow mustard?',
    'सरसों कब बोएं?',
    ['uttar-pradesh', 'uttarakhand'],
  ],
  [[12, 1, 2], 'mustard-pests-1', 'Aphids on mustard: what do I do?', 'सरसों में माहू लगा है, क्या करें?'],
  [[12, 1], 'mustard-disorders-1', 'How do I save mustard from frost?', 'पाले से सरसों कैसे बचाएं?'],
  [[10, 11], 'chickpea-sowing-1', 'When do I sow gram?', 'चना कब बोएं?', ['haryana', 'delhi']],
  [[11, 12], 'chickpea-pruning-1', 'When do I nip gram?', 'चने की खुटाई कब करें?'],
  [
    [1, 2],
    'chickpea-pests-1',
    'Caterpillars in gram pods: what do I do?',
    'चने की फली में इल्ली है, क्या करें?',
  ],
  [[10, 11], 'lentil-sowing-2', 'When do I sow lentil?', 'मसूर कब बोएं?', ['punjab']],
  [[9, 10, 11], 'garlic-sowing-1', 'When do I plant garlic?', 'लहसुन कब लगाएं?'],
  [
    [10, 11],
    'onion-sowing-2',
    'When do I sow the nursery of rabi onion?',
    'रबी प्याज की नर्सरी कब डालें?',
  ],
  [[4, 5], 'onion-storage-1', 'How do I store onion so that it keeps?', 'प्याज को कैसे रखें कि सड़े नहीं?'],
  [[9, 10, 1], 'potato-sowing-1', 'When do I plant potato?', 'आलू कब लगाएं?'],
  [
    [12, 1, 2],
    'potato-diseases-1',
    'How do I know late blight of potato?',
    'आलू का पछेती झुलसा कैसे पहचानें?',
  ],
  [[12, 1], 'general-climate-4', 'How do I save my crop from frost?', 'पाले से फसल कैसे बचाएं?'],
];

const summerAndKharif: readonly Row[] = [
  [[2, 3], 'sugarcane-sowing-1', 'When do I plant sugarcane?', 'गन्ना कब लगाएं?', northWest],
  [
    [4, 5, 6],
    'sugarcane-irrigation-1',
    'How often does cane need water in summer?',
    'गर्मी में गन्ने को कितने दिन पर पानी दें?',
    ['punjab'],
  ],
  [
    [2, 3, 4],
    'mango-pests-1',
    'Small jumping insects on mango flowers: what are they?',
    'आम के बौर पर उछलने वाले छोटे कीड़े क्या हैं?',
  ],
  [
    [5, 6, 7],
    'mango-harvest-2',
    'How do I know that mangoes are ready?',
    'आम तोड़ने लायक कब होता है?',
  ],
  [[5, 6], 'rice-sowing-3', 'When do I sow the paddy nursery?', 'धान की नर्सरी कब डालें?', ['punjab']],
  [
    [5, 6],
    'rice-nursery-1',
    'How large a paddy nursery for one acre?',
    'एक एकड़ धान के लिए कितनी बड़ी नर्सरी चाहिए?',
    ['bihar'],
  ],
  [[6, 7], 'rice-nutrients-1', 'How much fertilizer for paddy?', 'धान में कितना खाद डालें?'],
  [[6, 7, 8], 'rice-irrigation-2', 'How do I save water in paddy?', 'धान में पानी कैसे बचाएं?'],
  [
    [7, 8],
    'rice-disorders-1',
    'Paddy stays small in patches: is it khaira?',
    'धान जगह-जगह छोटा रह गया, क्या यह खैरा है?',
  ],
  [[8, 9, 10], 'rice-pests-1', 'Paddy dries in round patches: why?', 'धान गोल घेरे में सूख रहा है, क्यों?'],
  [
    [8, 9],
    'rice-diseases-1',
    'Eye-shaped spots on paddy leaves: what is it?',
    'धान की पत्ती पर आंख जैसे धब्बे, क्या रोग है?',
  ],
  [
    [10, 11, 12],
    'rice-storage-1',
    'How dry must paddy be for the store?',
    'भंडारण के लिए धान कितना सूखा हो?',
  ],
  [
    [4, 5],
    'cotton-sowing-1',
    'When do I sow cotton?',
    'कपास कब बोएं?',
    ['punjab', 'haryana', 'rajasthan'],
  ],
  [
    [6, 7],
    'cotton-sowing-2',
    'How much rain before I sow cotton?',
    'कपास बोने से पहले कितनी बारिश हो?',
    ['maharashtra', 'telangana', 'madhya-pradesh'],
  ],
  [[8, 9, 10], 'cotton-pests-1', 'How do I know pink bollworm?', 'गुलाबी सुंडी कैसे पहचानें?'],
  [[10, 11, 12], 'cotton-harvest-1', 'When do I pick cotton?', 'कपास कब चुनें?'],
  [
    [6, 7],
    'soybean-sowing-1',
    'How much rain before I sow soybean?',
    'सोयाबीन बोने से पहले कितनी बारिश हो?',
    ['madhya-pradesh', 'maharashtra', 'rajasthan'],
  ],
  [[9, 10], 'soybean-harvest-1', 'When is soybean ripe?', 'सोयाबीन कब पकता है?'],
  [
    [6, 7],
    'groundnut-sowing-1',
    'When do I sow groundnut?',
    'मूंगफली कब बोएं?',
    ['uttar-pradesh', 'uttarakhand'],
  ],
  [[9, 10], 'groundnut-harvest-1', 'When do I dig groundnut?', 'मूंगफली कब खोदें?'],
  [[7, 8, 9], 'general-weeds-2', 'How do I get rid of gajar ghas?', 'गाजर घास कैसे हटाएं?'],
  [
    [5, 6],
    'general-organic-1',
    'How much dhaincha seed for green manure?',
    'हरी खाद के लिए ढैंचा का कितना बीज लगेगा?',
  ],
  [
    [3, 4, 5, 6],
    'okra-pests-1',
    'Holes in okra pods: what do I do?',
    'भिंडी की फली में छेद हैं, क्या करें?',
  ],
  [[3, 4, 5], 'tomato-disorders-3', 'Why do tomato flowers drop?', 'टमाटर के फूल क्यों झड़ते हैं?'],
];

const wholeYear: readonly Row[] = [
  [
    [7, 8, 9, 10, 11, 12, 1, 2],
    'tomato-diseases-1',
    'Tomato leaves curl up: what do I do?',
    'टमाटर की पत्तियां मुड़ रही हैं, क्या करें?',
  ],
  [
    allYear,
    'chilli-pests-1',
    'Chilli leaves curl up: why?',
    'मिर्च की पत्तियां ऊपर की ओर क्यों मुड़ती हैं?',
  ],
  [allYear, 'general-soil-1', 'How do I take a soil sample?', 'मिट्टी का नमूना कैसे लें?'],
  [
    allYear,
    'general-nutrients-3',
    'How many bags make 120:60:40?',
    '120:60:40 के लिए कितना डीएपी, यूरिया और पोटाश?',
  ],
  [allYear, 'general-pests-1', 'How do I make neem spray at home?', 'घर पर नीम का घोल कैसे बनाएं?'],
  [allYear, 'general-organic-9', 'How do I make jeevamrut?', 'जीवामृत कैसे बनाएं?'],
  [allYear, 'general-pests-8', 'What do I do before spraying?', 'छिड़काव से पहले क्या करें?'],
  [
    [10, 11],
    'general-soil-16',
    'How do I sow wheat without burning straw?',
    'पराली जलाए बिना गेहूं कैसे बोएं?',
    northWest,
  ],
  [
    allYear,
    'cattle-feeding-2',
    'How much feed for a crossbred cow?',
    'संकर गाय को कितना दाना और भूसा दें?',
  ],
  [allYear, 'cattle-health-22', 'How do I know thanaila (mastitis)?', 'थनैला कैसे पहचानें?'],
  [allYear, 'cattle-breeding-2', 'When do I have a cow inseminated?', 'गाय को कब गाभिन कराएं?'],
  [
    [4, 5, 6],
    'cattle-climate-1',
    'How do I keep cattle cool in summer?',
    'गर्मी में पशुओं को ठंडा कैसे रखें?',
  ],
  [[5, 6, 7], 'buffalo-health-1', 'When is the galghotu vaccine due?', 'गलघोटू का टीका कब लगवाएं?'],
  [allYear, 'goat-health-2', 'Which vaccines does a goat need?', 'बकरी को कौन से टीके लगते हैं?'],
  [allYear, 'poultry-feeding-1', 'Why do hens lay fewer eggs?', 'मुर्गियां कम अंडे क्यों देती हैं?'],
  [allYear, 'general-market-1', 'What is MSP?', 'एमएसपी क्या है?'],
  [[4, 8, 12], 'general-scheme-2', 'When does PM-KISAN money come?', 'पीएम-किसान का पैसा कब आता है?'],
  [
    [6, 7, 11, 12],
    'general-scheme-24',
    'What is the last date of crop insurance?',
    'फसल बीमा की आखिरी तारीख क्या है?',
  ],
  [
    [2, 3, 7, 8, 9],
    'general-scheme-26',
    'Hail or flood: how do I report the loss?',
    'ओले या जलभराव से नुकसान की सूचना कैसे दें?',
  ],
  [allYear, 'general-scheme-42', 'Which papers for a KCC?', 'केसीसी के लिए कौन से कागज चाहिए?'],
];

/** Questions to suggest, by season. */
export const practiceQuestions: readonly PracticeQuestion[] = [
  ...rabi,
  ...summerAndKharif,
  ...wholeYear,
].map(([months, factId, en, hi, states]) => ({
  text: { en, hi },
  factId,
  months,
  ...(states && { states }),
}));
