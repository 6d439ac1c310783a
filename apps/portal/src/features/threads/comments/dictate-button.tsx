import { IconButton } from '@upaj/ui/icon-button';
import { Mic, MicOff } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDictation } from '../../../shared/speech/use-dictation.ts';

/** Writes what is spoken; nothing where the browser cannot. */
export function DictateButton({ onWords }: { onWords: (words: string) => void }) {
  const { t } = useTranslation('thread');
  const { isAvailable, isListening, error, toggle } = useDictation(onWords);
  if (!isAvailable) return null;
  const Icon = isListening ? MicOff : Mic;
  return (
    <>
      <IconButton
        label={isListening ? t('stopDictating') : t('dictate')}
        aria-pressed={isListening}
        onClick={toggle}
      >
        <Icon
          aria-hidden="true"
          className={isListening ? 'size-5 text-danger' : 'size-5 text-action'}
        />
      </IconButton>
      {error && (
        <p role="status" className="text-danger text-sm">
          {error === 'not-allowed' ? t('dictateNotAllowed') : t('dictateFailed')}
        </p>
      )}
    </>
  );
}
