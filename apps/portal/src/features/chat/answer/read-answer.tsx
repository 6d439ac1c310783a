import { IconButton } from '@upaj/ui/icon-button';
import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toSpeech } from '../../../shared/speech/to-speech.ts';
import { useReadAloud } from '../../../shared/speech/use-read-aloud.ts';

/** Reads an answer aloud; nothing where the browser cannot. */
export function ReadAnswer({ text }: { text: string }) {
  const { t } = useTranslation('chat-answer');
  const { isAvailable, isReading, toggle } = useReadAloud(toSpeech(text));
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
