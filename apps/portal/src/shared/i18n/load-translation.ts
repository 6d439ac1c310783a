import { fill, type Group, type KeyOf, type Values } from './texts.ts';
import { currentLanguage, loadTexts } from './translations.ts';

/** Puts the texts of a group into the user's language. */
export type Translate<G extends Group> = (key: KeyOf<G>, values?: Values) => string;

/** The texts of one group for code outside of components. */
export async function loadTranslation<G extends Group>(group: G): Promise<Translate<G>> {
  const texts = await loadTexts(group);
  return (key, values) => fill(texts, currentLanguage(), key, values);
}
