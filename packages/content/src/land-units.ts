import type { Sourced } from './certainty.ts';
import type { StateSlug } from './state-slugs.ts';
import type { Bilingual } from './text.ts';

/** A unit in which land is measured. */
export interface LandUnit extends Sourced {
  /** As addresses spell it; in another state the same id may have another size. */
  id: string;
  name: Bilingual;
  squareMetres: number;
  /** The same name means another size elsewhere in the state. */
  differsWithinState?: true;
}

/** The foot is 0.3048 m. */
export const squareFoot = 0.09290304;
const squareFeetOfAcre = 43_560;

const landRecords = 'Area units of the states, landrecords.co.in';
const stateTables = 'Land measurement units of India, examboard.in';
const nicReport = 'Units of the states after NIC, Uniform Coding of Land Records (2008)';
const bighaArticle = 'Wikipedia, Bigha';
const kathaArticle = 'Wikipedia, Katha (unit)';
const converters = 'Land measurement converters of the states, vyoma.online';
const knowledge = 'general knowledge';

const hectare: LandUnit = {
  id: 'hectare',
  name: { en: 'Hectare', hi: 'हेक्टेयर' },
  squareMetres: 10_000,
  certainty: 'source read',
  source: landRecords,
};

const acre: LandUnit = {
  id: 'acre',
  name: { en: 'Acre', hi: 'एकड़' },
  squareMetres: squareFeetOfAcre * squareFoot,
  certainty: 'source read',
  source: landRecords,
};

/** A unit by its size in square feet, as land records and tables of units give it. */
const unit = (
  id: string,
  name: Bilingual,
  squareFeet: number,
  source: string,
  differs: { differsWithinState?: true } = {},
): LandUnit => ({
  id,
  name,
  squareMetres: squareFeet * squareFoot,
  certainty: source === knowledge ? 'memory' : 'source read',
  source,
  ...differs,
});

const differs = { differsWithinState: true } as const;

const names = {
  bigha: { en: 'Bigha', hi: 'बीघा' },
  puccaBigha: { en: 'Pucca bigha', hi: 'पक्का बीघा' },
  kachchaBigha: { en: 'Kachcha bigha', hi: 'कच्चा बीघा' },
  katha: { en: 'Katha', hi: 'कट्ठा' },
  guntha: { en: 'Guntha', hi: 'गुंठा' },
  kanal: { en: 'Kanal', hi: 'कनाल' },
  marla: { en: 'Marla', hi: 'मरला' },
  cent: { en: 'Cent', hi: 'सेंट' },
  decimal: { en: 'Decimal', hi: 'डिसमिल' },
  nali: { en: 'Nali', hi: 'नाली' },
} as const satisfies Record<string, Bilingual>;

/** 165 feet square, the jarib of Shah Jahan. */
const puccaBigha = (source: string) =>
  unit('bigha-pucca', names.puccaBigha, 27_225, source, differs);
/** A third of the pucca one. */
const kachchaBigha = (source: string) =>
  unit('bigha-kachcha', names.kachchaBigha, 9_075, source, differs);
/** A fortieth of an acre. */
const guntha = (source: string) => unit('guntha', names.guntha, 1_089, source);
/** An eighth of an acre, and its twentieth. */
const kanalAndMarla = [
  unit('kanal', names.kanal, 5_445, stateTables),
  unit('marla', names.marla, 272.25, nicReport),
];
/** A hundredth of an acre. */
const cent = (source: string) => unit('cent', names.cent, 435.6, source);
const decimal = (source: string) => unit('decimal', names.decimal, 435.6, source);

/** The katha of a town in Bihar with the land around it, and the bigha of twenty. */
const bighaAndKatha = (town: string, { en, hi }: Bilingual, squareFeetOfKatha: number) => {
  const named = ({ en: unitEn, hi: unitHi }: Bilingual): Bilingual => ({
    en: `${unitEn} (${en})`,
    hi: `${unitHi} (${hi})`,
  });
  return [
    unit(`bigha-${town}`, named(names.bigha), 20 * squareFeetOfKatha, kathaArticle, differs),
    unit(`katha-${town}`, named(names.katha), squareFeetOfKatha, kathaArticle, differs),
  ];
};

/** Beside hectare and acre; a state whose sizes we could not find is not in the list. */
const localUnits: Partial<Record<StateSlug, readonly LandUnit[]>> = {
  'andhra-pradesh': [guntha(nicReport), cent(landRecords)],
  assam: [
    unit('bigha', names.bigha, 14_400, bighaArticle),
    unit('katha', names.katha, 2_880, kathaArticle, differs),
    unit('katha-cachar', { en: 'Katha (Cachar)', hi: 'कट्ठा (कछार)' }, 720, kathaArticle, differs),
  ],
  bihar: [
    ...bighaAndKatha('patna', { en: 'Patna, Arrah', hi: 'पटना, आरा' }, 1_361.25),
    ...bighaAndKatha('chhapra', { en: 'Chhapra', hi: 'छपरा' }, 1_742.4),
    ...bighaAndKatha('hajipur', { en: 'Hajipur', hi: 'हाजीपुर' }, 1_901.25),
    ...bighaAndKatha('bettiah', { en: 'Bettiah', hi: 'बेतिया' }, 3_267),
    decimal(landRecords),
  ],
  chhattisgarh: [decimal(knowledge)],
  delhi: [unit('bigha', names.bigha, 9_075, knowledge)],
  gujarat: [unit('bigha', names.bigha, 17_424, converters, differs), guntha(converters)],
  haryana: [...kanalAndMarla, kachchaBigha(nicReport), puccaBigha(stateTables)],
  'himachal-pradesh': [
    unit(
      'bigha-968',
      { en: 'Bigha of 968 sq yd', hi: '968 वर्ग गज का बीघा' },
      8_712,
      stateTables,
      differs,
    ),
    unit(
      'bigha-900',
      { en: 'Bigha of 900 sq yd', hi: '900 वर्ग गज का बीघा' },
      8_100,
      stateTables,
      differs,
    ),
  ],
  'jammu-and-kashmir': kanalAndMarla,
  jharkhand: [unit('katha', names.katha, 720, nicReport, differs), decimal(nicReport)],
  karnataka: [guntha(nicReport), cent(stateTables)],
  kerala: [cent(nicReport)],
  ladakh: kanalAndMarla,
  'madhya-pradesh': [unit('bigha', names.bigha, 12_000, converters, differs)],
  maharashtra: [guntha(landRecords)],
  odisha: [
    // Here 25 make an acre, not 40.
    unit('guntha', names.guntha, 1_742.4, knowledge),
    decimal(knowledge),
  ],
  punjab: [...kanalAndMarla, kachchaBigha(stateTables), puccaBigha(stateTables)],
  rajasthan: [
    puccaBigha(nicReport),
    // 132 feet square, the jarib of Gunter.
    unit('bigha-kachcha', names.kachchaBigha, 17_424, nicReport, differs),
  ],
  'tamil-nadu': [cent(nicReport)],
  telangana: [guntha(nicReport), cent(landRecords)],
  'uttar-pradesh': [puccaBigha(stateTables), kachchaBigha(stateTables)],
  uttarakhand: [
    unit('nali', names.nali, 2_160, converters),
    unit('bigha', names.bigha, 6_804, converters, differs),
  ],
  'west-bengal': [
    unit('bigha', names.bigha, 14_400, stateTables),
    unit('katha', names.katha, 720, kathaArticle),
    decimal(landRecords),
  ],
};

/** The units in which a state measures land, those of the whole country first. */
export const landUnitsOf = (state: StateSlug | undefined): readonly LandUnit[] => [
  hectare,
  acre,
  ...((state && localUnits[state]) ?? []),
];

/** The unit of that id in a state, or undefined. */
export const findLandUnit = (id: string, state: StateSlug | undefined): LandUnit | undefined =>
  landUnitsOf(state).find((known) => known.id === id);

/** So many of a unit in hectares. */
export const inHectares = (amount: number, { squareMetres }: LandUnit): number =>
  (amount * squareMetres) / hectare.squareMetres;
