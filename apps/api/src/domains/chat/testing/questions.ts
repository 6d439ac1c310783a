import type { Question } from './question.ts';
import { animalsQuestions } from './questions-animals.data.ts';
import { cashCropsQuestions } from './questions-cash-crops.data.ts';
import { cerealsQuestions } from './questions-cereals.data.ts';
import { fifthCommonQuestions } from './questions-fifth-common.data.ts';
import { fifthFieldQuestions } from './questions-fifth-field.data.ts';
import { fifthGardenQuestions } from './questions-fifth-garden.data.ts';
import { fourthFieldQuestions } from './questions-fourth-field.data.ts';
import { fourthGardenQuestions } from './questions-fourth-garden.data.ts';
import { fourthUnknownQuestions } from './questions-fourth-unknown.data.ts';
import { fruitsQuestions } from './questions-fruits.data.ts';
import { newAnimalsCommonQuestions } from './questions-new-animals-common.data.ts';
import { newCerealsPulsesQuestions } from './questions-new-cereals-pulses.data.ts';
import { newOilseedsFruitsQuestions } from './questions-new-oilseeds-fruits.data.ts';
import { newUnknownRefusedQuestions } from './questions-new-unknown-refused.data.ts';
import { newVegetablesSpicesQuestions } from './questions-new-vegetables-spices.data.ts';
import { offTopicQuestions } from './questions-off-topic.data.ts';
import { oilseedsQuestions } from './questions-oilseeds.data.ts';
import { pulsesQuestions } from './questions-pulses.data.ts';
import { schemesMarketsQuestions } from './questions-schemes-markets.data.ts';
import { soilWaterQuestions } from './questions-soil-water.data.ts';
import { spicesPlantationQuestions } from './questions-spices-plantation.data.ts';
import { thirdQuestions } from './questions-third.data.ts';
import { unknownQuestions } from './questions-unknown.data.ts';
import { vegetablesQuestions } from './questions-vegetables.data.ts';

/** The whole evaluation set of the adviser. */
export const questions: readonly Question[] = [
  ...cerealsQuestions,
  ...pulsesQuestions,
  ...oilseedsQuestions,
  ...cashCropsQuestions,
  ...vegetablesQuestions,
  ...fruitsQuestions,
  ...spicesPlantationQuestions,
  ...animalsQuestions,
  ...soilWaterQuestions,
  ...schemesMarketsQuestions,
  ...unknownQuestions,
  ...offTopicQuestions,
  ...newAnimalsCommonQuestions,
  ...newCerealsPulsesQuestions,
  ...newOilseedsFruitsQuestions,
  ...newVegetablesSpicesQuestions,
  ...newUnknownRefusedQuestions,
  ...thirdQuestions,
  ...fourthUnknownQuestions,
  ...fourthGardenQuestions,
  ...fourthFieldQuestions,
  ...fifthFieldQuestions,
  ...fifthGardenQuestions,
  ...fifthCommonQuestions,
];
