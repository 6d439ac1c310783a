import { states } from '@upaj/content/states';
import type { Language } from '../../../shared/i18n/translations.ts';

/** Words beside the names of states in the regions that facts hold for. */
const words: Readonly<Record<string, string>> = {
  India: 'भारत',
  Indian: 'भारतीय',
  North: 'उत्तर',
  South: 'दक्षिण',
  East: 'पूर्व',
  West: 'पश्चिम',
  Northern: 'उत्तरी',
  Southern: 'दक्षिणी',
  Eastern: 'पूर्वी',
  Western: 'पश्चिमी',
  Central: 'मध्य',
  Peninsular: 'प्रायद्वीपीय',
  Coastal: 'तटीय',
  Coast: 'तट',
  Plains: 'मैदान',
  Hills: 'पहाड़',
  Deccan: 'दक्कन',
  Ghats: 'घाट',
  Himalayan: 'हिमालयी',
  Tarai: 'तराई',
  Kashmir: 'कश्मीर',
  Jammu: 'जम्मू',
  Region: 'क्षेत्र',
  Regions: 'क्षेत्र',
  States: 'राज्य',
  Dry: 'सूखे',
  All: 'पूरा',
  And: 'और',
};

const wordOf = (word: string): string =>
  words[word.charAt(0).toUpperCase() + word.slice(1)] ?? word;

/** A region in the user's language: its states and points of the compass are translated, other names stay. */
export function zoneName(zone: string, language: Language): string {
  if (language === 'en') return zone;
  const named = states.reduce((text, { en, hi }) => text.replaceAll(en, hi), zone);
  return named.replaceAll('-', ' ').replace(/[A-Za-z]+/g, wordOf);
}
