import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/*.json');

/** Groups of texts that a page asks for, each a file of `locales`. */
export type Texts = 'accounts' | 'crops' | 'dashboard' | 'landing' | 'problems' | 'sellers';

const translations = i18next.createInstance();
let started: Promise<unknown> | undefined;

translations.on('languageChanged', (to) => {
  document.documentElement.lang = to;
});

/** Starts the translations in one language; a group of texts is loaded when a page first needs it. */
export async function startTranslations(language: string): Promise<i18n> {
  started ??= translations
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
  await started;
  return translations;
}

/** Brings the texts of a page, so that it need not wait for them once its code is there. */
export async function loadTexts(groups: readonly Texts[]): Promise<void> {
  await started;
  await translations.loadNamespaces(groups);
}
