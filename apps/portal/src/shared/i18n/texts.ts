import type about from '../../locales/en/about.json';
import type accounts from '../../locales/en/accounts.json';
import type bank from '../../locales/en/bank.json';
import type contact from '../../locales/en/contact.json';
import type crops from '../../locales/en/crops.json';
import type dashboard from '../../locales/en/dashboard.json';
import type education from '../../locales/en/education.json';
import type errors from '../../locales/en/errors.json';
import type finance from '../../locales/en/finance.json';
import type landing from '../../locales/en/landing.json';
import type msp from '../../locales/en/msp.json';
import type news from '../../locales/en/news.json';
import type otp from '../../locales/en/otp.json';
import type passwordReset from '../../locales/en/password-reset.json';
import type profile from '../../locales/en/profile.json';
import type schemes from '../../locales/en/schemes.json';
import type sellers from '../../locales/en/sellers.json';
import type selling from '../../locales/en/selling.json';
import type services from '../../locales/en/services.json';
import type settings from '../../locales/en/settings.json';
import type shell from '../../locales/en/shell.json';

/** The files of `locales/en`, each a group of texts; the other languages have the same keys. */
interface Groups {
  about: typeof about;
  accounts: typeof accounts;
  bank: typeof bank;
  contact: typeof contact;
  crops: typeof crops;
  dashboard: typeof dashboard;
  education: typeof education;
  finance: typeof finance;
  landing: typeof landing;
  msp: typeof msp;
  news: typeof news;
  otp: typeof otp;
  errors: typeof errors;
  profile: typeof profile;
  'password-reset': typeof passwordReset;
  schemes: typeof schemes;
  sellers: typeof sellers;
  selling: typeof selling;
  services: typeof services;
  settings: typeof settings;
  shell: typeof shell;
}

export type Group = keyof Groups;

/** `shown` stands for `shown_one` and `shown_other`. */
type Stem<Key extends string> = Key extends `${infer S}_one` | `${infer S}_other` ? S : Key;

type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Stem<Key>
    : `${Key}.${Stem<keyof Texts[Key] & string>}`;
}[keyof Texts & string];

/** Every key of a group: `title`, or `menu.home` one level down. */
export type KeyOf<G extends Group> = KeysIn<Groups[G]>;

/** One group as it was loaded, its levels joined by points. */
export type Texts = Readonly<Record<string, string>>;

/** What is put into a text's `{{places}}`; `count` also chooses between singular and plural. */
export type Values = Readonly<Record<string, string | number>>;

/** Brings the levels of a file to one. */
export function flatten(file: object, before = ''): Texts {
  const entries = Object.entries(file).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[before + key, value] as const]
      : Object.entries(flatten(value, `${before}${key}.`)),
  );
  return Object.fromEntries(entries);
}

/** Finds a text, in the plural form that its language has for `count`, and fills its places. */
export function fill(texts: Texts, language: string, key: string, values: Values = {}): string {
  const { count } = values;
  const form =
    typeof count === 'number' ? `${key}_${new Intl.PluralRules(language).select(count)}` : key;
  const text = texts[form] ?? texts[`${key}_other`] ?? texts[key] ?? key;
  return text.replace(/{{(\w+)}}/g, (place, name: string) => String(values[name] ?? place));
}
