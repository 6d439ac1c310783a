import cartEn from '../../apps/portal/src/locales/en/cart.json';
import cropsEn from '../../apps/portal/src/locales/en/crops.json';
import errorsEn from '../../apps/portal/src/locales/en/errors.json';
import fieldsEn from '../../apps/portal/src/locales/en/field-errors.json';
import leafEn from '../../apps/portal/src/locales/en/leaf-doctor.json';
import reviewsEn from '../../apps/portal/src/locales/en/reviews.json';
import settingsEn from '../../apps/portal/src/locales/en/settings.json';
import threadsEn from '../../apps/portal/src/locales/en/threads.json';
import cartHi from '../../apps/portal/src/locales/hi/cart.json';
import cropsHi from '../../apps/portal/src/locales/hi/crops.json';
import errorsHi from '../../apps/portal/src/locales/hi/errors.json';
import fieldsHi from '../../apps/portal/src/locales/hi/field-errors.json';
import leafHi from '../../apps/portal/src/locales/hi/leaf-doctor.json';
import reviewsHi from '../../apps/portal/src/locales/hi/reviews.json';
import settingsHi from '../../apps/portal/src/locales/hi/settings.json';
import threadsHi from '../../apps/portal/src/locales/hi/threads.json';

interface Wording {
  rule: string;
  /** Texts of the portal. */
  good: { en: string; hi: string };
  /** What we would not write. */
  bad: { en: string; hi: string };
}

/** A text with its values in place. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);

export const writing: readonly { title: string; wordings: readonly Wording[] }[] = [
  {
    title: 'Labels',
    wordings: [
      {
        rule: 'A button names what it does, not that it is a button.',
        good: { en: reviewsEn.send, hi: reviewsHi.send },
        bad: { en: 'Submit', hi: 'सबमिट करें' },
      },
      {
        rule: 'A link names where it leads.',
        good: { en: cartEn.toMandi, hi: cartHi.toMandi },
        bad: { en: 'Click here', hi: 'यहां क्लिक करें' },
      },
      {
        rule: 'Where the same button stands on every card, a screen reader hears which card.',
        good: {
          en: fill(cropsEn.addNamedToCart, { name: 'Sharbati Wheat' }),
          hi: fill(cropsHi.addNamedToCart, { name: 'शरबती गेहूं' }),
        },
        bad: { en: 'Add', hi: 'डालें' },
      },
      {
        rule: 'What cannot be undone says so on the button itself.',
        good: { en: settingsEn.deleteForGood, hi: settingsHi.deleteForGood },
        bad: { en: 'Yes, I am sure', hi: 'हां, मुझे पता है' },
      },
    ],
  },
  {
    title: 'Errors',
    wordings: [
      {
        rule: 'First what happened, then what to do. No code, and no word of a programmer.',
        good: { en: errorsEn.failed.unreachable, hi: errorsHi.failed.unreachable },
        bad: { en: 'Error 503: Service Unavailable', hi: 'त्रुटि 503: सेवा अनुपलब्ध' },
      },
      {
        rule: 'Where money or goods are at stake, say what did not happen.',
        good: { en: errorsEn.failed.order_changed, hi: errorsHi.failed.order_changed },
        bad: { en: 'Checkout failed!', hi: 'चेकआउट विफल!' },
      },
      {
        rule: 'A field says what to write, with an example and without a full stop.',
        good: { en: fieldsEn.wrong_format_price, hi: fieldsHi.wrong_format_price },
        bad: { en: 'Invalid input.', hi: 'अमान्य इनपुट।' },
      },
      {
        rule: 'A limit is a figure.',
        good: {
          en: fill(fieldsEn.too_short, { limit: '8' }),
          hi: fill(fieldsHi.too_short, { limit: '8' }),
        },
        bad: { en: 'Password is too short', hi: 'पासवर्ड बहुत छोटा है' },
      },
    ],
  },
  {
    title: 'Empty and uncertain',
    wordings: [
      {
        rule: 'An empty list says in one sentence why it is empty; one button beside it helps.',
        good: { en: threadsEn.empty, hi: threadsHi.empty },
        bad: { en: 'No data', hi: 'कोई डेटा नहीं' },
      },
      {
        rule: 'A search without a result repeats what was searched.',
        good: {
          en: fill(cropsEn.noMatch, { q: 'kesar' }),
          hi: fill(cropsHi.noMatch, { q: 'केसर' }),
        },
        bad: { en: '0 results', hi: '0 परिणाम' },
      },
      {
        rule: 'What we do not know, we say.',
        good: {
          en: fill(leafEn.crop.notTrained, { crop: 'Okra' }),
          hi: fill(leafHi.crop.notTrained, { crop: 'भिंडी' }),
        },
        bad: { en: 'Most likely healthy (41 %)', hi: 'शायद स्वस्थ (41 %)' },
      },
      {
        rule: 'A success says what has changed, without applause.',
        good: { en: reviewsEn.answerSent, hi: reviewsHi.answerSent },
        bad: { en: 'Awesome!', hi: 'बहुत बढ़िया!' },
      },
    ],
  },
];
