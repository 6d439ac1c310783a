import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language, onLanguageChange } from './i18n/translations.ts';

/** The language of the page. */
export function useLanguage(): { language: Language } {
  return { language: useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage) };
}
