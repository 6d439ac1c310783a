import { useMemo, useSyncExternalStore } from 'react';
import { fill, type Group, type KeyOf, type Texts, type Values } from './texts.ts';
import { currentLanguage, onLanguageChange, suspendForTexts, textsOf } from './translations.ts';

/** All texts of a group, for keys that are only known at run time. */
export function useTexts(group: Group): Texts {
  useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  const texts = textsOf(group);
  // Thrown, as `lazy` does: what has waited in `use` must call it again, and by then the texts are here.
  if (!texts) return suspendForTexts(group);
  return texts;
}

/**
 * The texts of one group in the user's language; waits (suspends) while they are on their way.
 *
 * @example const { t } = useTranslation('crops'); t('shown', { count: 3 })
 */
export function useTranslation<G extends Group>(group: G) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  const texts = useTexts(group);
  return useMemo(
    () => ({ t: (key: KeyOf<G>, values?: Values) => fill(texts, language, key, values) }),
    [texts, language],
  );
}
