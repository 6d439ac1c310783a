import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/*.json');

/** Starts the translations in one language; a namespace is loaded when a page first needs it. */
export async function startTranslations(language: string): Promise<i18n> {
  const translations = i18next.createInstance();
  await translations
    .use(initReactI18next)
    .use(
      resourcesToBackend((language: string, namespace: string) =>
        files[`../../locales/${language}/${namespace}.json`]?.(),
      ),
    )
    .init({
      lng: language,
      supportedLngs: ['en', 'hi'],
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    });
  translations.on('languageChanged', (to) => {
    document.documentElement.lang = to;
  });
  return translations;
}
