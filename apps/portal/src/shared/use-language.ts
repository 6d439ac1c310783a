import { useTranslation } from 'react-i18next';

export type Language = 'en' | 'hi';

/** The language of the page and a way to change it; the choice is kept for a year. */
export function useLanguage(): { language: Language; changeLanguage: (to: Language) => void } {
  const { i18n } = useTranslation();
  return {
    language: i18n.language === 'hi' ? 'hi' : 'en',
    changeLanguage: (to) => {
      // A cookie and not local storage: the server answers public pages in the chosen language.
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      document.cookie = `language=${to}; path=/; max-age=31536000; samesite=lax`;
      void i18n.changeLanguage(to);
    },
  };
}
