import { ChevronDown } from 'lucide-react';
import type { Findings } from '../../domains/disease/opinions.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { modelFigures } from './model-figures.ts';

interface AnswerSourceProps {
  findings: Findings;
  modelVersion: string | null;
}

/** Where an answer comes from, and how often that is right. */
export function AnswerSource({ findings: { heard }, modelVersion }: AnswerSourceProps) {
  const { t } = useTranslation('leaf-result');
  return (
    <details open className="group rounded-field border border-line">
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-field px-4 font-semibold">
        {t('source.title')}
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 border-line border-t p-4 text-sm">
        {heard.map(({ by }) => (
          <p key={by}>{t(`source.${by}`, modelFigures)}</p>
        ))}
        <p>{t('source.facts')}</p>
        {modelVersion && (
          <p className="text-muted">{t('source.version', { version: modelVersion })}</p>
        )}
      </div>
    </details>
  );
}
