import type { Disease } from '@upaj/content/diseases/disease';
import { whyForbidden } from '@upaj/content/diseases/may-not-use';

/** The active ingredients that may be named for a disease on a crop; a banned one among the facts is left out. */
export const usableIngredients = ({ ingredients, cropIds }: Disease, cropId: string): string[] =>
  ingredients.filter((ingredient) => !whyForbidden(ingredient, [cropId, ...cropIds]));
