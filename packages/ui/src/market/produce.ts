import type { Tint } from '../media/tint.ts';
import beans from '../pictures/beans.svg?no-inline';
import milk from '../pictures/glass-of-milk.svg?no-inline';
import herb from '../pictures/herb.svg?no-inline';
import mango from '../pictures/mango.svg?no-inline';
import pottedPlant from '../pictures/potted-plant.svg?no-inline';
import seedling from '../pictures/seedling.svg?no-inline';
import sheaf from '../pictures/sheaf-of-rice.svg?no-inline';
import tomato from '../pictures/tomato.svg?no-inline';

/** The picture of a category and its background. */
export interface CategoryPicture {
  /** URL of the illustration. */
  src: string;
  /** Name of the background colour. */
  tint: Tint;
}

const pictures = {
  Crops: { src: sheaf, tint: 'wheat' },
  Seeds: { src: seedling, tint: 'seed' },
  Pulses: { src: beans, tint: 'pulse' },
  Fruits: { src: mango, tint: 'fruit' },
  Vegetables: { src: tomato, tint: 'veg' },
  'Fodder Crops': { src: herb, tint: 'fodder' },
  'Dairy Products': { src: milk, tint: 'dairy' },
  Fertilizers: { src: pottedPlant, tint: 'fert' },
} as const satisfies Record<string, CategoryPicture>;

/** One of the eight categories that have a picture. */
export type ProduceCategory = keyof typeof pictures;

/** The eight categories in the order of the Mandi. */
export const produceCategories: readonly ProduceCategory[] = [
  'Crops',
  'Seeds',
  'Pulses',
  'Fruits',
  'Vegetables',
  'Fodder Crops',
  'Dairy Products',
  'Fertilizers',
];

/** The illustration and background of a category, the fallback of a missing photograph. */
export function categoryPicture(category: ProduceCategory): CategoryPicture {
  return pictures[category];
}
