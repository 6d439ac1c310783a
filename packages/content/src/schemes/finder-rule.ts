import type { Sourced } from '../certainty.ts';
import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual } from '../text.ts';

export type Land = 'none' | 'owner' | 'tenant';
export type Produce = 'crops' | 'horticulture' | 'animals' | 'fish' | 'bees';
export type Want =
  | 'income'
  | 'loan'
  | 'insurance'
  | 'irrigation'
  | 'machines'
  | 'soil'
  | 'animals'
  | 'market'
  | 'advice';

/** Answers of the user; a rule that needs a missing answer gives `check`. */
export interface Answers {
  state?: StateSlug;
  land?: Land;
  /** Land that is farmed, own and leased. */
  hectares?: number;
  grows?: readonly Produce[];
  /** In whole years. */
  age?: number;
  isWoman?: boolean;
  paysIncomeTax?: boolean;
  /** A government pension of ₹10,000 a month or more, or a government job. */
  hasGovernmentPay?: boolean;
  hasBankAccount?: boolean;
  /** Nothing chosen means everything. */
  wants?: readonly Want[];
}

export type YesNo = 'isWoman' | 'paysIncomeTax' | 'hasGovernmentPay' | 'hasBankAccount';

type Test =
  | { ask: 'state'; oneOf: readonly StateSlug[] }
  | { ask: 'state'; noneOf: readonly StateSlug[] }
  | { ask: 'land'; oneOf: readonly Land[] }
  | { ask: 'grows'; anyOf: readonly Produce[] }
  | { ask: 'hectares'; atMost: number }
  | { ask: 'age'; from: number; to: number }
  | { ask: YesNo; is: boolean };

/** One thing that a scheme demands: what follows when it is not so, and why. */
export type Condition = Test & { otherwise: 'not' | 'check'; because: Bilingual };

export interface Rule extends Sourced {
  /** Id of a scheme of India. */
  scheme: string;
  helpsWith: readonly Want[];
  conditions: readonly Condition[];
  /** Verdict and reason if every condition holds. */
  verdict: 'likely' | 'check';
  because: Bilingual;
  /** Papers to bring. */
  bring: readonly Bilingual[];
}
