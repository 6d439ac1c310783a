import { cashCropsFacts } from './cash-crops.ts';
import { cattleFacts } from './cattle.ts';
import { cerealsFacts } from './cereals.ts';
import { flowersFacts } from './flowers.ts';
import { fodderFacts } from './fodder.ts';
import { fruitsFacts } from './fruits.ts';
import { generalFacts } from './general.ts';
import { marketsFacts } from './markets.ts';
import { oilseedsFacts } from './oilseeds.ts';
import { phrasingsOf } from './phrasings/phrasings.ts';
import { plantationFacts } from './plantation.ts';
import type { PracticeFact } from './practice-fact.ts';
import { pulsesFacts } from './pulses.ts';
import { schemesFacts } from './schemes.ts';
import { smallAnimalsFacts } from './small-animals.ts';
import { spicesFacts } from './spices.ts';
import { treesFacts } from './trees.ts';
import { vegetablesFacts } from './vegetables.ts';

const facts: readonly PracticeFact[] = [
  ...cashCropsFacts,
  ...cattleFacts,
  ...cerealsFacts,
  ...flowersFacts,
  ...fodderFacts,
  ...fruitsFacts,
  ...generalFacts,
  ...marketsFacts,
  ...oilseedsFacts,
  ...plantationFacts,
  ...pulsesFacts,
  ...schemesFacts,
  ...smallAnimalsFacts,
  ...spicesFacts,
  ...treesFacts,
  ...vegetablesFacts,
];

/** Every practice fact with all messages that it answers; for a server, far too much for a page. */
export const practiceFacts: readonly PracticeFact[] = facts.map((fact) => ({
  ...fact,
  keywords: [...fact.keywords, ...phrasingsOf(fact.id)],
}));
