import { useSyncExternalStore } from 'react';
import {
  changeLanguage,
  currentLanguage,
  type Language,
  onLanguageChange,
} from './i18n/translations.ts';

async function chooseLanguage(to: Language): Promise<void> {
  await changeLanguage(to);
  // A cookie and not local storage: the server answers public pages in the chosen language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `language=${to}; path=/; max-age=31536000; samesite=lax`;
}

/** The language of the page and a way to change it; the choice is kept for a year. */
export function useLanguage(): {
  language: Language;
  chooseLanguage: (to: Language) => Promise<void>;
} {
  return {
    language: useSyncExternalStore(onLanguageChange, currentLanguage),
    chooseLanguage,
  };
}
