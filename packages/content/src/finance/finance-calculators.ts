import { type InsuredSeason, kccRates, pmfbyRates } from './finance-rates.ts';

const toPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

export interface Emi {
  monthly: number;
  interest: number;
  total: number;
}

/**
 * Equal monthly instalments in rupees, for a principal in rupees, a rate in per cent a year and a
 * number of months. Throws a RangeError unless principal and months are above, and rate not below 0.
 */
export function emi(principal: number, yearlyRate: number, months: number): Emi {
  if (!(principal > 0 && yearlyRate >= 0 && months >= 1)) {
    throw new RangeError('A loan needs an amount, a rate and at least one month');
  }
  const rate = yearlyRate / 12 / 100;
  // As 1 - (1 + rate) ** -months, which is rounded to nought for the smallest rates.
  const paidOff = -Math.expm1(-months * Math.log1p(rate));
  const monthly = rate === 0 ? principal / months : (principal * rate) / paidOff;
  const total = monthly * months;
  return { monthly: toPaise(monthly), interest: toPaise(total - principal), total: toPaise(total) };
}

export interface KccLoan {
  /** Rupees. */
  amount: number;
  months: number;
  isRepaidOnTime: boolean;
  /** The bank's rate in per cent a year above the limit; without it that part is left out. */
  rateAboveLimit?: number;
  /** For animals or fish alone the limit is lower. */
  isForAnimals?: boolean;
}

export interface KccInterest {
  /** Interest in rupees before the incentive. */
  interest: number;
  /** Given back for paying on time. */
  incentive: number;
  /** Interest less incentive. */
  net: number;
  /** Rupees of the loan for which the cheaper rate does not hold. */
  aboveLimit: number;
}

/** Simple interest on a Kisan Credit Card loan by the dated rates. Throws a RangeError below 0. */
export function kccInterest(loan: KccLoan): KccInterest {
  if (!(loan.amount >= 0 && loan.months >= 0)) {
    throw new RangeError('A loan and its time are never below nought');
  }
  const limit = loan.isForAnimals ? kccRates.limitForAnimals : kccRates.limit;
  const within = Math.min(loan.amount, limit);
  const aboveLimit = loan.amount - within;
  const simple = (amount: number, rate: number) => (amount * rate * loan.months) / 12 / 100;
  const isEarly = loan.isRepaidOnTime && loan.months <= kccRates.incentiveMonths;
  const interest =
    simple(within, kccRates.yearlyRate) + simple(aboveLimit, loan.rateAboveLimit ?? 0);
  const incentive = isEarly ? simple(within, kccRates.promptIncentive) : 0;
  return {
    interest: toPaise(interest),
    incentive: toPaise(incentive),
    net: toPaise(interest - incentive),
    aboveLimit,
  };
}

export interface PmfbyPremium {
  /** Per cent of the sum insured. */
  rate: number;
  /** Rupees. */
  sumInsured: number;
  /** What the farmer pays, in rupees. */
  premium: number;
}

/**
 * The farmer's premium for a season, rupees insured a hectare (notified by the district) and
 * hectares. Throws a RangeError below 0.
 */
export function pmfbyPremium(
  season: InsuredSeason,
  sumInsuredPerHectare: number,
  hectares: number,
): PmfbyPremium {
  if (!(sumInsuredPerHectare >= 0 && hectares >= 0)) {
    throw new RangeError('Sum and land are never below nought');
  }
  const rate = pmfbyRates[season];
  const sumInsured = sumInsuredPerHectare * hectares;
  return { rate, sumInsured: toPaise(sumInsured), premium: toPaise((sumInsured * rate) / 100) };
}
