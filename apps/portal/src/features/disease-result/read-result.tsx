import { Button } from '@upaj/ui/button';
import { Volume2, VolumeX } from 'lucide-react';
import type { Findings } from '../../domains/disease/opinions.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useReadAloud } from '../../shared/speech/use-read-aloud.ts';
import { useResultLines } from './use-result-lines.ts';

interface ReadResultProps {
  findings: Findings;
  cropId: string;
}

/** Reads the whole result aloud in the user's language; nothing where the browser cannot. */
export function ReadResult({ findings, cropId }: ReadResultProps) {
  const { t } = useTranslation('leaf-result');
  const lines = useResultLines(findings, cropId);
  const { isAvailable, isReading, toggle } = useReadAloud(lines.join('\n'));
  if (!isAvailable) return null;
  const Icon = isReading ? VolumeX : Volume2;
  return (
    <Button variant="outline" aria-pressed={isReading} onClick={toggle}>
      <Icon aria-hidden="true" className="size-5" />
      {t(isReading ? 'stopReading' : 'readAloud')}
    </Button>
  );
}
