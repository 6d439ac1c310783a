/** The files of `locales/en`, each a group of texts; the other languages have the same keys. */
interface Groups {
  about: typeof import('../../locales/en/about.json');
  accounts: typeof import('../../locales/en/accounts.json');
  activity: typeof import('../../locales/en/activity.json');
  bank: typeof import('../../locales/en/bank.json');
  cart: typeof import('../../locales/en/cart.json');
  chat: typeof import('../../locales/en/chat.json');
  'chat-answer': typeof import('../../locales/en/chat-answer.json');
  checkout: typeof import('../../locales/en/checkout.json');
  contact: typeof import('../../locales/en/contact.json');
  'crop-advice': typeof import('../../locales/en/crop-advice.json');
  crops: typeof import('../../locales/en/crops.json');
  dashboard: typeof import('../../locales/en/dashboard.json');
  education: typeof import('../../locales/en/education.json');
  errors: typeof import('../../locales/en/errors.json');
  'field-errors': typeof import('../../locales/en/field-errors.json');
  'field-weather': typeof import('../../locales/en/field-weather.json');
  finance: typeof import('../../locales/en/finance.json');
  labs: typeof import('../../locales/en/labs.json');
  landing: typeof import('../../locales/en/landing.json');
  'leaf-doctor': typeof import('../../locales/en/leaf-doctor.json');
  'leaf-history': typeof import('../../locales/en/leaf-history.json');
  'leaf-result': typeof import('../../locales/en/leaf-result.json');
  'leaf-walk': typeof import('../../locales/en/leaf-walk.json');
  moderation: typeof import('../../locales/en/moderation.json');
  msp: typeof import('../../locales/en/msp.json');
  'new-thread': typeof import('../../locales/en/new-thread.json');
  news: typeof import('../../locales/en/news.json');
  notices: typeof import('../../locales/en/notices.json');
  'notification-settings': typeof import('../../locales/en/notification-settings.json');
  notifications: typeof import('../../locales/en/notifications.json');
  'order-steps': typeof import('../../locales/en/order-steps.json');
  orders: typeof import('../../locales/en/orders.json');
  otp: typeof import('../../locales/en/otp.json');
  'password-reset': typeof import('../../locales/en/password-reset.json');
  profile: typeof import('../../locales/en/profile.json');
  reviews: typeof import('../../locales/en/reviews.json');
  schemes: typeof import('../../locales/en/schemes.json');
  sellers: typeof import('../../locales/en/sellers.json');
  'seller-figures': typeof import('../../locales/en/seller-figures.json');
  selling: typeof import('../../locales/en/selling.json');
  services: typeof import('../../locales/en/services.json');
  settings: typeof import('../../locales/en/settings.json');
  shell: typeof import('../../locales/en/shell.json');
  statement: typeof import('../../locales/en/statement.json');
  thread: typeof import('../../locales/en/thread.json');
  'thread-errors': typeof import('../../locales/en/thread-errors.json');
  threads: typeof import('../../locales/en/threads.json');
  weather: typeof import('../../locales/en/weather.json');
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
export type KeyOf<G extends Group> = KeysIn<Omit<Groups[G], 'default'>>;

/** One group as it was loaded, its levels joined by points. */
export type Texts = Readonly<Record<string, string>>;

/** What is put into a text's `{{places}}`; `count` also chooses between singular and plural. */
export type Values = Readonly<Record<string, string | number>>;

/** Flattens the levels of a file into one. */
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
