import type { FieldFacts, FieldWater, SowingSeason } from '@upaj/content/crops/field-advice';
import { readNumber } from '../../../shared/read-number.ts';

/** Where the soil values come from: the soil card, or what is usual in the district. */
export type SoilSource = 'card' | 'usual';

/** The form as it is typed; all of it is text, so that a draft can keep it. */
export interface FactsForm {
  soil: SoilSource;
  n: string;
  p: string;
  k: string;
  organicCarbon: string;
  ph: string;
  state: string;
  district: string;
  season: SowingSeason | '';
  water: FieldWater | '';
  rainfall: string;
  temperature: string;
  humidity: string;
}

export const soilFields = ['n', 'p', 'k', 'organicCarbon', 'ph'] as const;
export const climateFields = ['rainfall', 'temperature', 'humidity'] as const;
export const numberFields = [...soilFields, ...climateFields] as const;

/** In the order of the screen. */
export const factsFields = [
  ...(['state', 'district', 'soil'] as const),
  ...soilFields,
  ...(['season', 'water'] as const),
  ...climateFields,
] as const;

/** An empty form; the season is the one in which people sow now. */
export const emptyForm = (season: SowingSeason): FactsForm => ({
  soil: 'card',
  n: '',
  p: '',
  k: '',
  organicCarbon: '',
  ph: '',
  state: '',
  district: '',
  season,
  water: '',
  rainfall: '',
  temperature: '',
  humidity: '',
});

/** The number fields that count: without a soil card its values stay typed and are not sent. */
export const usedNumbers = ({ soil }: FactsForm) =>
  soil === 'card' ? numberFields : climateFields;

/** What the form says of the field; a number that cannot be read is left out. */
export function factsOf(form: FactsForm): FieldFacts {
  const numbers = usedNumbers(form).flatMap((name) => {
    const value = readNumber(form[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const { state, district, season, water } = form;
  return {
    ...Object.fromEntries(numbers),
    ...(state && { state }),
    ...(state && district && { district }),
    ...(season && { season }),
    ...(water && { water }),
  };
}

/** Fewest facts to rank crops by. */
const fewest = 2;

/** Codes of what is wrong with a form, by field; `root` for the whole form. */
export function formErrors(form: FactsForm): Partial<Record<keyof FactsForm | 'root', string>> {
  const unread = usedNumbers(form).filter(
    (name) => form[name].trim() !== '' && readNumber(form[name]) === undefined,
  );
  if (unread.length > 0)
    return Object.fromEntries(unread.map((name) => [name, 'wrong_format_quantity']));
  if (form.soil === 'usual' && !form.state) return { state: 'required' };
  return Object.keys(factsOf(form)).length < fewest ? { root: 'too_few_facts' } : {};
}
