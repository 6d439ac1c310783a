import { landChoices, produceChoices, wantChoices } from '@upaj/content/schemes/finder-questions';
import { isStateSlug } from '@upaj/content/state-slugs';
import type { FinderForm } from './finder-form.ts';

/** Answers that a link may contain: they identify no user. */
export const sharedNames = ['state', 'land', 'area', 'unit', 'grows', 'wants'] as const;
/** Answers about the user and the family, which stay in the tab. */
const personalNames = [
  'age',
  'isWoman',
  'paysIncomeTax',
  'hasGovernmentPay',
  'hasBankAccount',
] as const;

export type SharedName = (typeof sharedNames)[number];
type Name = SharedName | (typeof personalNames)[number];

/** Marks an unanswered state, where the list's region would be its default otherwise. */
const anyState = 'any';
/** Longer than any number that makes sense, short enough for an address. */
export const longestNumber = 12;

interface Choice<Value> {
  value: Value;
}

const pick = <Value extends string>(choices: readonly Choice<Value>[], text: string | null) =>
  choices.find(({ value }) => value === text)?.value;

/** The choices that a text lists; undefined for none. */
function pickAll<Value extends string>(choices: readonly Choice<Value>[], text: string | null) {
  const named = text?.split(',') ?? [];
  const values = choices.map(({ value }) => value).filter((value) => named.includes(value));
  return values.length > 0 ? values : undefined;
}

const yesNo = (text: string | null) => (text === 'yes' ? true : text === 'no' ? false : undefined);
const said = (answer: boolean | undefined) =>
  answer === undefined ? undefined : answer ? 'yes' : 'no';

/** Whether an address contains answers. */
export const hasAnswers = (params: URLSearchParams): boolean =>
  sharedNames.some((name) => params.has(name));

/** The form from an address or the tab's storage; invalid answers are left out. */
export function readForm(params: URLSearchParams): FinderForm {
  const state = params.get('state') ?? '';
  const text = (name: Name) => params.get(name)?.slice(0, longestNumber) || undefined;
  return {
    state: isStateSlug(state) ? state : undefined,
    land: pick(landChoices, params.get('land')),
    area: text('area'),
    unit: params.get('unit') ?? undefined,
    grows: pickAll(produceChoices, params.get('grows')),
    wants: pickAll(wantChoices, params.get('wants')),
    age: text('age'),
    isWoman: yesNo(params.get('isWoman')),
    paysIncomeTax: yesNo(params.get('paysIncomeTax')),
    hasGovernmentPay: yesNo(params.get('hasGovernmentPay')),
    hasBankAccount: yesNo(params.get('hasBankAccount')),
  };
}

/** The query parameters of the form; undefined removes a name. */
export function sharedPart(form: FinderForm): Record<SharedName, string | undefined> {
  return {
    state: form.state ?? anyState,
    land: form.land,
    area: form.area,
    unit: form.unit,
    grows: form.grows?.join(),
    wants: form.wants?.join(),
  };
}

/** The whole form for the tab's storage, which `readForm` reads again. */
export function writeForm(form: FinderForm): string {
  const all: Record<Name, string | undefined> = {
    ...sharedPart(form),
    age: form.age,
    isWoman: said(form.isWoman),
    paysIncomeTax: said(form.paysIncomeTax),
    hasGovernmentPay: said(form.hasGovernmentPay),
    hasBankAccount: said(form.hasBankAccount),
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value);
  return params.toString();
}
