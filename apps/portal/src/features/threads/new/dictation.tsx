import { Button } from '@upaj/ui/button';
import { Mic, Square } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDictation } from '../../../shared/speech/use-dictation.ts';
import type { ThreadFields } from './thread-fields.ts';

/** Writes what is spoken behind what is typed; nothing where the browser cannot. */
export function Dictation() {
  const { t } = useTranslation('new-thread');
  const { getValues, setValue } = useFormContext<ThreadFields>();
  const { isAvailable, isListening, error, toggle } = useDictation((words) => {
    const typed = getValues('content');
    const gap = !typed || /\s$/.test(typed) ? '' : ' ';
    setValue('content', typed + gap + words, { shouldDirty: true });
  });
  if (!isAvailable) return null;
  const Icon = isListening ? Square : Mic;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" aria-pressed={isListening} onClick={toggle}>
        <Icon aria-hidden="true" className="size-5" />
        {t(isListening ? 'stopSpeaking' : 'speak')}
      </Button>
      <p role="status" className="text-muted text-sm">
        {isListening ? t('listening') : error && t(`speech.${error}`)}
      </p>
    </div>
  );
}
