import { states } from '@upaj/content/states';
import type { Language } from './i18n/translations.ts';

/** A state in the user's language, or the stored text where the list does not have it. */
export const stateName = (kept: string, language: Language): string =>
  states.find(({ en }) => en === kept)?.[language] ?? kept;
