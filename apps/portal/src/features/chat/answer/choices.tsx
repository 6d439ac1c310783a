import { Button } from '@upaj/ui/button';
import { useSelector } from 'react-redux';
import { useTranslationIn } from '../../../shared/i18n/use-translation-in.ts';
import { usePressToAsk } from '../ask/use-press-to-ask.ts';
import { selectAwaited } from '../chat.slice.ts';
import type { Answer } from '../chat-message.ts';
import { languageOfText } from './language-of-text.ts';

/** Answers to the question that KrishiBot asks back; a press sends one. */
export function Choices({ answer: { choices = [], text } }: { answer: Answer }) {
  const { t, language } = useTranslationIn('chat-answer', languageOfText(text));
  const { row, press } = usePressToAsk();
  const isAwaited = useSelector(selectAwaited) !== undefined;
  if (choices.length === 0) return null;
  return (
    <fieldset
      ref={row}
      lang={language}
      aria-label={t('choices')}
      className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2"
    >
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="outline"
          size="small"
          className="max-md:px-2"
          disabled={isAwaited}
          onClick={() => press(choice)}
        >
          {choice}
        </Button>
      ))}
    </fieldset>
  );
}
