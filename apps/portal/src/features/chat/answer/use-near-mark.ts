import { useTranslationIn } from '../../../shared/i18n/use-translation-in.ts';
import type { Answer } from '../chat-message.ts';
import { languageOfText } from './language-of-text.ts';

/** The words that mark an answer which is only near to the question, in its own language; undefined for other answers. */
export function useNearMark({ outcome, text }: Answer) {
  const { t, language } = useTranslationIn('chat-answer', languageOfText(text));
  return outcome === 'near' ? { words: t('outcome.near'), language } : undefined;
}
