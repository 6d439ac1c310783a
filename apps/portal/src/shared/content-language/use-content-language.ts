import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Language } from '../i18n/translations.ts';

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'hi';

/** The language that a link put into the navigation state. */
function languageIn(state: unknown): Language | undefined {
  if (typeof state !== 'object' || state === null || !('language' in state)) return undefined;
  return isLanguage(state.language) ? state.language : undefined;
}

/**
 * The language of the videos or cards of a screen, apart from that of the interface: as the address
 * says, else as the navigation state says, else English. A change resets the rest of the address.
 */
export function useContentLanguage(): {
  language: Language;
  changeLanguage: (to: Language) => void;
} {
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('language');
  const language = isLanguage(asked) ? asked : (languageIn(state) ?? 'en');
  const changeLanguage = useCallback(
    (to: Language) => setSearch({ language: to }, { replace: true, state: { language: to } }),
    [setSearch],
  );
  return { language, changeLanguage };
}
