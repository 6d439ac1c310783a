import { useSyncExternalStore } from 'react';
import {
  changeLanguage,
  currentLanguage,
  type Language,
  onLanguageChange,
} from './i18n/translations.ts';

/** A shared link may name a language; after a choice it would win over it again at the next reload. */
function forgetAddressed(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

async function chooseLanguage(to: Language): Promise<void> {
  await changeLanguage(to);
  // A cookie and not local storage: the server answers public pages in the chosen language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `language=${to}; path=/; max-age=31536000; samesite=lax`;
  forgetAddressed();
}

/** The language of the page and a way to change it; the choice is kept for a year. */
export function useLanguage(): {
  language: Language;
  chooseLanguage: (to: Language) => Promise<void>;
} {
  return {
    language: useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage),
    chooseLanguage,
  };
}
