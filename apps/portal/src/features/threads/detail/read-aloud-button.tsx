import type { Thread } from '@upaj/contract/threads.schema';
import { IconButton } from '@upaj/ui/icon-button';
import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toSpeech } from '../../../shared/speech/to-speech.ts';
import { useReadAloud } from '../../../shared/speech/use-read-aloud.ts';

/** Reads a discussion aloud; nothing where the browser cannot. */
export function ReadAloudButton({ thread: { title, content } }: { thread: Thread }) {
  const { t } = useTranslation('thread');
  const { isAvailable, isReading, toggle } = useReadAloud(toSpeech(`${title}\n${content}`));
  if (!isAvailable) return null;
  const Icon = isReading ? VolumeX : Volume2;
  return (
    <IconButton
      label={isReading ? t('stopReading') : t('readAloud')}
      aria-pressed={isReading}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className={isReading ? 'size-5 text-action' : 'size-5 text-muted'} />
    </IconButton>
  );
}
