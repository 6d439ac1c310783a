import type { Sourced } from '../certainty.ts';
import type { Bilingual } from '../text.ts';

export interface AnimalDisease extends Sourced {
  id: string;
  animal: Bilingual;
  name: Bilingual;
  cause: Bilingual;
  /** Scientific or common name of the cause. */
  agent: string;
  symptoms: Bilingual;
  prevention: Bilingual;
  /** What to do before the veterinarian comes; never a drug. */
  firstAction: Bilingual;
}

const cattleAndBuffalo: Bilingual = { en: 'Cattle and buffalo', hi: 'गाय और भैंस' };
const cattle: Bilingual = { en: 'Cattle', hi: 'गाय' };
const goatAndSheep: Bilingual = { en: 'Goat and sheep', hi: 'बकरी और भेड़' };
const virus: Bilingual = { en: 'Virus', hi: 'विषाणु' };
const bacteria: Bilingual = { en: 'Bacteria', hi: 'जीवाणु' };
const disorder: Bilingual = { en: 'Disorder of feeding', hi: 'खान-पान का विकार' };

const known = (diseases: readonly Omit<AnimalDisease, keyof Sourced>[]): readonly AnimalDisease[] =>
  diseases.map((disease) => ({
    ...disease,
    certainty: 'memory',
    source: 'national advice on livestock health',
  }));

/** Common diseases of farm animals; a veterinarian treats, no drug is named here. */
export const animalDiseases: readonly AnimalDisease[] = known([
  {
    id: 'foot-and-mouth',
    animal: cattleAndBuffalo,
    name: { en: 'Foot and mouth disease', hi: 'खुरपका-मुंहपका' },
    cause: virus,
    agent: 'FMD virus',
    symptoms: {
      en: 'Fever, blisters in mouth and on feet, drooling, lameness',
      hi: 'बुखार, मुंह और खुर में छाले, लार, लंगड़ापन',
    },
    prevention: {
      en: 'Vaccinate twice a year; the national programme does it free',
      hi: 'साल में दो बार टीका; राष्ट्रीय कार्यक्रम में मुफ्त',
    },
    firstAction: {
      en: 'Keep it apart, wash feet and mouth with mild antiseptic, call the veterinarian',
      hi: 'पशु को अलग करें, खुर और मुंह हल्के एंटीसेप्टिक से धोएं, पशु चिकित्सक को बुलाएं',
    },
  },
  {
    id: 'lumpy-skin',
    animal: cattle,
    name: { en: 'Lumpy skin disease', hi: 'लंपी त्वचा रोग' },
    cause: virus,
    agent: 'Capripox (LSD) virus',
    symptoms: {
      en: 'Fever, round lumps in the skin, swollen legs, less milk',
      hi: 'बुखार, चमड़ी पर गोल गांठें, सूजे पैर, दूध कम',
    },
    prevention: {
      en: 'Goat pox vaccine, or the Indian LSD vaccine, every year',
      hi: 'हर साल गोट पॉक्स या देसी एलएसडी टीका',
    },
    firstAction: {
      en: 'Keep it apart, hold off flies, ticks and mosquitoes, call the veterinarian',
      hi: 'अलग करें, मक्खी, किलनी और मच्छर से बचाएं, पशु चिकित्सक को बुलाएं',
    },
  },
  {
    id: 'mastitis',
    animal: cattleAndBuffalo,
    name: { en: 'Mastitis', hi: 'थनैला' },
    cause: bacteria,
    agent: 'Staphylococcus, Streptococcus, E. coli',
    symptoms: {
      en: 'Hot, swollen udder; clots or blood in the milk',
      hi: 'थन गर्म और सूजा; दूध में थक्के या खून',
    },
    prevention: {
      en: 'Dip the teats after milking; care for the dry udder',
      hi: 'दुहने के बाद थन डुबोएं; सूखे समय में थन की देखभाल',
    },
    firstAction: {
      en: 'Milk the sick animal last, keep the bedding clean; the veterinarian decides on medicine',
      hi: 'बीमार पशु को आखिर में दुहें, बिछावन साफ रखें; दवा पशु चिकित्सक तय करे',
    },
  },
  {
    id: 'haemorrhagic-septicaemia',
    animal: cattleAndBuffalo,
    name: { en: 'Haemorrhagic septicaemia', hi: 'गलघोंटू' },
    cause: bacteria,
    agent: 'Pasteurella multocida',
    symptoms: {
      en: 'High fever, swollen throat, hard breathing, sudden death',
      hi: 'तेज बुखार, गले में सूजन, सांस में तकलीफ, अचानक मौत',
    },
    prevention: {
      en: 'Vaccinate every year in May or June, before the rains',
      hi: 'हर साल मई-जून में, बारिश से पहले टीका',
    },
    firstAction: {
      en: 'Keep it apart and call the veterinarian at once',
      hi: 'अलग करें और तुरंत पशु चिकित्सक को बुलाएं',
    },
  },
  {
    id: 'black-quarter',
    animal: cattle,
    name: { en: 'Black quarter', hi: 'लंगड़ा बुखार' },
    cause: bacteria,
    agent: 'Clostridium chauvoei',
    symptoms: {
      en: 'Hot, crackling swelling of the thigh, lameness',
      hi: 'जांघ में गर्म, चरचराहट वाली सूजन, लंगड़ापन',
    },
    prevention: {
      en: 'Vaccinate every year before the rains',
      hi: 'हर साल बारिश से पहले टीका',
    },
    firstAction: {
      en: 'Call the veterinarian at once; bury a dead animal deep, with lime',
      hi: 'तुरंत पशु चिकित्सक को बुलाएं; मरे पशु को चूने के साथ गहरा दबाएं',
    },
  },
  {
    id: 'ppr',
    animal: goatAndSheep,
    name: { en: 'PPR (goat plague)', hi: 'पीपीआर (बकरी प्लेग)' },
    cause: virus,
    agent: 'PPR virus',
    symptoms: {
      en: 'Fever, running eyes and nose, sores in the mouth, diarrhoea',
      hi: 'बुखार, आंख-नाक से पानी, मुंह में छाले, दस्त',
    },
    prevention: { en: 'Vaccinate once in three years', hi: 'तीन साल में एक बार टीका' },
    firstAction: {
      en: 'Keep new animals apart, call the veterinarian',
      hi: 'नए पशु अलग रखें, पशु चिकित्सक को बुलाएं',
    },
  },
  {
    id: 'enterotoxaemia',
    animal: goatAndSheep,
    name: { en: 'Enterotoxaemia', hi: 'फड़किया' },
    cause: bacteria,
    agent: 'Clostridium perfringens type D',
    symptoms: {
      en: 'Fits, sudden death after rich feed',
      hi: 'झटके, ज्यादा पौष्टिक चारे के बाद अचानक मौत',
    },
    prevention: {
      en: 'Vaccinate before the rains, again after 15 days; never change the feed suddenly',
      hi: 'बारिश से पहले टीका, 15 दिन बाद फिर; चारा अचानक न बदलें',
    },
    firstAction: {
      en: 'Take the rich feed away and call the veterinarian',
      hi: 'पौष्टिक चारा हटाएं और पशु चिकित्सक को बुलाएं',
    },
  },
  {
    id: 'ranikhet',
    animal: { en: 'Poultry', hi: 'मुर्गी' },
    name: { en: 'Ranikhet (Newcastle) disease', hi: 'रानीखेत' },
    cause: virus,
    agent: 'Newcastle disease virus',
    symptoms: {
      en: 'Green droppings, twisted neck, many deaths',
      hi: 'हरी बीट, मुड़ी गर्दन, बहुत मौतें',
    },
    prevention: {
      en: 'F1 or LaSota vaccine at 5 to 7 days with a booster, R2B at 8 to 10 weeks',
      hi: '5 से 7 दिन पर F1 या लासोटा टीका और बूस्टर, 8 से 10 हफ्ते पर R2B',
    },
    firstAction: {
      en: 'Bury dead birds, let no visitor in, call the veterinarian',
      hi: 'मरे पक्षी दबाएं, किसी को अंदर न आने दें, पशु चिकित्सक को बुलाएं',
    },
  },
  {
    id: 'bloat',
    animal: cattleAndBuffalo,
    name: { en: 'Bloat', hi: 'अफारा' },
    cause: disorder,
    agent: 'Wet legume fodder',
    symptoms: { en: 'Left side swollen, distress', hi: 'बायां पेट फूला, बेचैनी' },
    prevention: {
      en: 'Mix dry straw with berseem; no wet legumes on an empty stomach',
      hi: 'बरसीम में सूखा भूसा मिलाएं; खाली पेट गीला दलहनी चारा न दें',
    },
    firstAction: {
      en: 'Walk the animal and call the veterinarian, at once if it breathes hard',
      hi: 'पशु को टहलाएं और पशु चिकित्सक को बुलाएं; सांस में तकलीफ हो तो तुरंत',
    },
  },
  {
    id: 'milk-fever',
    animal: cattleAndBuffalo,
    name: { en: 'Milk fever', hi: 'दुग्ध ज्वर' },
    cause: disorder,
    agent: 'Low calcium after calving',
    symptoms: { en: 'Weak, cold ears, cannot stand', hi: 'कमजोरी, ठंडे कान, खड़ा न हो पाना' },
    prevention: {
      en: 'Mineral mixture; less calcium in the weeks before calving',
      hi: 'खनिज मिश्रण; ब्याने से पहले के हफ्तों में कैल्शियम कम',
    },
    firstAction: {
      en: 'Prop the animal upright and call the veterinarian, who gives calcium',
      hi: 'पशु को सहारा देकर बैठाएं और पशु चिकित्सक को बुलाएं, वही कैल्शियम दे',
    },
  },
]);
