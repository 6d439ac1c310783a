import { cashCropsPhrasings } from './cash-crops.data.ts';
import { cattlePhrasings } from './cattle.data.ts';
import { cerealsPhrasings } from './cereals.data.ts';
import { flowersPhrasings } from './flowers.data.ts';
import { fodderPhrasings } from './fodder.data.ts';
import { fruitsPhrasings } from './fruits.data.ts';
import { generalPhrasings } from './general.data.ts';
import { marketsPhrasings } from './markets.data.ts';
import { oilseedsPhrasings } from './oilseeds.data.ts';
import { plantationPhrasings } from './plantation.data.ts';
import { pulsesPhrasings } from './pulses.data.ts';
import { schemesPhrasings } from './schemes.data.ts';
import { smallAnimalsPhrasings } from './small-animals.data.ts';
import { spicesPhrasings } from './spices.data.ts';
import { treesPhrasings } from './trees.data.ts';
import { vegetablesPhrasings } from './vegetables.data.ts';

/** Messages by the id of the fact that answers them, one a line. */
export const phrasings: Readonly<Record<string, string>> = {
  ...cashCropsPhrasings,
  ...cattlePhrasings,
  ...cerealsPhrasings,
  ...flowersPhrasings,
  ...fodderPhrasings,
  ...fruitsPhrasings,
  ...generalPhrasings,
  ...marketsPhrasings,
  ...oilseedsPhrasings,
  ...plantationPhrasings,
  ...pulsesPhrasings,
  ...schemesPhrasings,
  ...smallAnimalsPhrasings,
  ...spicesPhrasings,
  ...treesPhrasings,
  ...vegetablesPhrasings,
};

/** The messages that a fact answers, as farmers and call centres write them. */
export const phrasingsOf = (id: string): string[] => phrasings[id]?.trim().split('\n') ?? [];
