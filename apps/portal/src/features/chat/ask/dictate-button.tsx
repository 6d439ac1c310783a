import { IconButton } from '@upaj/ui/icon-button';
import { Mic, MicOff } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDictation } from '../../../shared/speech/use-dictation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** Writes the question that is spoken; nothing where the browser cannot. */
export function DictateButton({ onWords }: { onWords: (words: string) => void }) {
  const { t } = useTranslation('chat-answer');
  const dispatch = useDispatch();
  const { isAvailable, isListening, error, toggle } = useDictation(onWords);
  useEffect(() => {
    if (error) dispatch(toastShown('warning', t(`speech.${error}`)));
  }, [error, dispatch, t]);
  if (!isAvailable) return null;
  const Icon = isListening ? MicOff : Mic;
  return (
    <IconButton
      label={t(isListening ? 'stopSpeaking' : 'speak')}
      aria-pressed={isListening}
      onClick={toggle}
    >
      <Icon
        aria-hidden="true"
        className={isListening ? 'size-5 text-danger' : 'size-5 text-action'}
      />
    </IconButton>
  );
}
