import { useEffect, useState } from 'react';
import { useLanguage } from '../use-language.ts';
import { fill, type Group, type KeyOf, type Texts, type Values } from './texts.ts';
import { type Language, loadTexts, suspendForTexts, textsOf } from './translations.ts';

/**
 * The texts of a group in a given language, for labels of a text that is not in the user's; in the user's until they have
 * arrived, and if they do not. `language` is the one they are in.
 */
export function useTranslationIn<G extends Group>(group: G, wanted: Language) {
  const { language } = useLanguage();
  const own = textsOf(group) ?? suspendForTexts(group);
  const [other, setOther] = useState<{ language: Language; texts: Texts }>();
  useEffect(() => {
    if (wanted === language) return;
    let isShown = true;
    loadTexts(group, wanted).then(
      (texts) => isShown && setOther({ language: wanted, texts }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [group, wanted, language]);
  const shown =
    wanted !== language && other?.language === wanted ? other : { language, texts: own };
  return {
    language: shown.language,
    t: (key: KeyOf<G>, values?: Values) => fill(shown.texts, shown.language, key, values),
  };
}
