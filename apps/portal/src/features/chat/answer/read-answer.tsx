import { IconButton } from '@upaj/ui/icon-button';
import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toSpeech } from '../../../shared/speech/to-speech.ts';
import { useReadAloud } from '../../../shared/speech/use-read-aloud.ts';
import type { Answer } from '../chat-message.ts';
import { useNearMark } from './use-near-mark.ts';

/** Reads an answer aloud, its mark first; nothing where the browser cannot. */
export function ReadAnswer({ answer }: { answer: Answer }) {
  const { t } = useTranslation('chat-answer');
  const mark = useNearMark(answer);
  const text = toSpeech(answer.text);
  const { isAvailable, isReading, toggle } = useReadAloud(mark ? `${mark.words}.\n${text}` : text);
  if (!isAvailable) return null;
  const Icon = isReading ? VolumeX : Volume2;
  return (
    <IconButton
      label={t(isReading ? 'stopReading' : 'readAloud')}
      aria-pressed={isReading}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className={isReading ? 'size-5 text-action' : 'size-5 text-muted'} />
    </IconButton>
  );
}
