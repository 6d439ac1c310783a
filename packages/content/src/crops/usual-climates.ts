import type { StateSlug } from '../state-slugs.ts';
import type { SowingSeason } from './field-advice.ts';
import type { StatePartId } from './state-parts.ts';

/** Rain of a season in millimetres, and its mean temperature in °C where people farm. */
export interface SeasonClimate {
  rain: number;
  temperature: number;
}

/** June to October, November to February, March to May; together they are the year. */
export type UsualClimate = Readonly<Record<SowingSeason, SeasonClimate>>;

type Season = readonly [rain: number, temperature: number];

const climate = (kharif: Season, rabi: Season, zaid: Season): UsualClimate => ({
  kharif: { rain: kharif[0], temperature: kharif[1] },
  rabi: { rain: rabi[0], temperature: rabi[1] },
  zaid: { rain: zaid[0], temperature: zaid[1] },
});

/** All of it is general knowledge, rounded; a year may differ by half. */
export const usualClimateCertainty = 'memory';

export const climatesOfStates: Readonly<Record<StateSlug, UsualClimate>> = {
  'andhra-pradesh': climate([650, 29], [250, 25], [90, 32]),
  'arunachal-pradesh': climate([1700, 23], [350, 14], [600, 20]),
  assam: climate([1400, 28], [180, 20], [600, 25]),
  bihar: climate([1050, 29], [60, 19], [90, 30]),
  chhattisgarh: climate([1150, 27], [60, 21], [50, 31]),
  goa: climate([2700, 27], [150, 27], [100, 29]),
  gujarat: climate([750, 29], [15, 23], [10, 31]),
  haryana: climate([460, 30], [70, 16], [50, 29]),
  'himachal-pradesh': climate([850, 22], [300, 10], [200, 19]),
  jharkhand: climate([1100, 28], [80, 19], [110, 29]),
  karnataka: climate([800, 25], [150, 24], [150, 28]),
  kerala: climate([2100, 27], [400, 27], [350, 29]),
  'madhya-pradesh': climate([930, 28], [45, 20], [20, 31]),
  maharashtra: climate([950, 27], [60, 24], [30, 30]),
  manipur: climate([900, 24], [150, 15], [350, 22]),
  meghalaya: climate([2300, 23], [200, 16], [700, 21]),
  mizoram: climate([1700, 24], [200, 18], [450, 24]),
  nagaland: climate([1300, 25], [130, 16], [400, 23]),
  odisha: climate([1150, 28], [120, 23], [140, 31]),
  punjab: climate([450, 30], [100, 16], [50, 28]),
  rajasthan: climate([480, 30], [20, 20], [25, 31]),
  sikkim: climate([2000, 20], [200, 11], [500, 17]),
  'tamil-nadu': climate([400, 29], [480, 26], [130, 30]),
  telangana: climate([780, 28], [100, 24], [60, 31]),
  tripura: climate([1400, 28], [150, 22], [650, 27]),
  'uttar-pradesh': climate([820, 29], [60, 18], [30, 30]),
  uttarakhand: climate([1150, 22], [180, 11], [150, 20]),
  'west-bengal': climate([1250, 29], [110, 21], [250, 29]),
  'andaman-and-nicobar-islands': climate([1700, 27], [700, 26], [500, 28]),
  chandigarh: climate([850, 29], [120, 16], [70, 28]),
  'dadra-and-nagar-haveli-and-daman-and-diu': climate([1900, 28], [30, 24], [20, 29]),
  delhi: climate([620, 31], [60, 18], [50, 31]),
  'jammu-and-kashmir': climate([350, 21], [450, 7], [250, 15]),
  ladakh: climate([40, 15], [40, -3], [30, 8]),
  lakshadweep: climate([950, 28], [350, 28], [250, 29]),
  puducherry: climate([450, 29], [800, 26], [90, 30]),
};

/** Parts without a row have the climate of their state. */
export const climatesOfParts: Readonly<Partial<Record<StatePartId, UsualClimate>>> = {
  'west-rajasthan': climate([280, 31], [10, 20], [20, 31]),
  hadoti: climate([750, 28], [30, 20], [15, 31]),
  vidarbha: climate([900, 28], [60, 23], [30, 32]),
  marathwada: climate([700, 27], [80, 24], [30, 31]),
  konkan: climate([2900, 27], [80, 26], [40, 29]),
  'dry-maharashtra': climate([500, 27], [100, 24], [40, 30]),
  malwa: climate([900, 26], [40, 20], [15, 30]),
  bundelkhand: climate([800, 29], [40, 19], [15, 31]),
  'north-gujarat': climate([550, 30], [5, 22], [5, 31]),
  saurashtra: climate([650, 29], [10, 24], [5, 30]),
  'south-gujarat': climate([1500, 28], [15, 25], [10, 30]),
  'coastal-karnataka': climate([3300, 27], [250, 27], [200, 29]),
  malnad: climate([1900, 23], [200, 22], [200, 25]),
  'north-karnataka': climate([550, 27], [130, 24], [90, 30]),
  'north-bengal': climate([2500, 27], [150, 19], [600, 25]),
  'red-bengal': climate([1100, 29], [90, 21], [170, 31]),
  'dry-haryana': climate([330, 31], [45, 17], [35, 30]),
  'south-punjab': climate([300, 31], [60, 17], [35, 30]),
  'cauvery-delta': climate([350, 30], [750, 26], [80, 30]),
  nilgiris: climate([900, 16], [400, 14], [300, 17]),
  rayalaseema: climate([400, 29], [150, 25], [80, 32]),
  'andhra-delta': climate([750, 29], [250, 25], [100, 31]),
  'uttarakhand-plains': climate([1200, 28], [120, 17], [100, 28]),
  'jammu-plains': climate([1000, 28], [150, 15], [100, 26]),
  'kerala-hills': climate([2300, 21], [350, 20], [450, 23]),
};
