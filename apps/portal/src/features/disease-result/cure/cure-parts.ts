import { type Disease, labelAdvice, noSprayAdvice } from '@upaj/content/diseases/disease';
import { friends } from '@upaj/content/diseases/friends';
import type { Language } from '../../../shared/i18n/translations.ts';
import { usableIngredients } from './usable-ingredients.ts';

/** The cure of a disease in one language, in the order in which it is tried. */
interface CureParts {
  /** What is done in the field; each is a measure of its own. */
  practice: readonly string[];
  friends: readonly string[];
  /** Active ingredients that may be named; empty where no spray helps. */
  ingredients: readonly string[];
  /** The notice beside them, or that there is none. */
  sprayAdvice: string;
  untreated: string;
}

/** Measures stand on lines of their own. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts of a cure for a crop. */
export function curePartsOf(disease: Disease, cropId: string, language: Language): CureParts {
  const ingredients = usableIngredients(disease, cropId);
  const practice = disease.practice[language]
    .split(';')
    .map((measure) => capitalised(measure.trim()));
  return {
    practice: practice.filter(Boolean),
    friends: disease.friends.map((friend) => friends[friend][language]),
    ingredients,
    sprayAdvice: (ingredients.length > 0 ? labelAdvice : noSprayAdvice)[language],
    untreated: disease.untreated[language],
  };
}
