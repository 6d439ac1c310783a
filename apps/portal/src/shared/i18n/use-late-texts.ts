import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstInteraction } from '../loading/when.ts';
import type { Group, Texts } from './texts.ts';
import { currentLanguage, loadTexts, onLanguageChange, textsOf } from './translations.ts';

const none: Texts = {};

/**
 * The texts of a group that nothing shows before the user has done something, such as errors of sending: they are
 * loaded with the first interaction, and empty until they are here.
 */
export function useLateTexts(group: Group): Texts {
  useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  const [, setLoaded] = useState(false);
  useEffect(() => {
    // Without them the general error is shown.
    void firstInteraction
      .then(() => loadTexts(group))
      .then(
        () => setLoaded(true),
        () => {},
      );
  }, [group]);
  return textsOf(group) ?? none;
}
