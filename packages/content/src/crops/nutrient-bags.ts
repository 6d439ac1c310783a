import type { Crop } from './crop.ts';
import type { NutrientBags, SoilRatings } from './field-advice.ts';
import { doseFactors } from './soil-ratings.ts';

const acresInHectare = 2.471;

/** Kilograms in one bag: 45 kg urea with 46 % N; 50 kg DAP with 18 % N and 46 % P2O5; 50 kg MOP with 60 % K2O. */
const bagContents = {
  urea: { n: 20.7 },
  dap: { n: 9, p2o5: 23 },
  mop: { k2o: 30 },
} as const;

const toQuarters = (bags: number): number => Math.round(bags * 4) / 4;
const toTenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * The general dose of a crop for an acre: 25 % more of what the soil is low in, 25 % less of what it is high in. DAP
 * brings the phosphate, urea the nitrogen that the DAP has not brought, MOP the potash. Null for doses a plant or tree.
 */
export function nutrientBags({ dose }: Crop, ratings: SoilRatings): NutrientBags | null {
  if (dose.unit !== 'kg/ha' && dose.unit !== 'kg/ha/year') return null;
  const n = (dose.n * doseFactors[ratings.n]) / acresInHectare;
  const p2o5 = (dose.p2o5 * doseFactors[ratings.p]) / acresInHectare;
  const k2o = (dose.k2o * doseFactors[ratings.k]) / acresInHectare;
  const dap = toQuarters(p2o5 / bagContents.dap.p2o5);
  const urea = toQuarters(Math.max(0, n - dap * bagContents.dap.n) / bagContents.urea.n);
  const mop = toQuarters(k2o / bagContents.mop.k2o);
  return { n: toTenths(n), p2o5: toTenths(p2o5), k2o: toTenths(k2o), bags: { urea, dap, mop } };
}
