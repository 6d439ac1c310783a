import { states } from '@upaj/content/states';
import type { Language } from '../../shared/i18n/translations.ts';

/** A state in the person's language, or as it is kept where it is none of ours. */
export const stateName = (kept: string, language: Language): string =>
  states.find(({ en }) => en === kept)?.[language] ?? kept;
