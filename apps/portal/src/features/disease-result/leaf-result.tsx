import { Card } from '@upaj/ui/card';
import { useEffect, useId, useRef } from 'react';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { LeafThumbnail } from '../../domains/disease/leaf-thumbnail.tsx';
import { findingsOf } from '../../domains/disease/opinions.ts';
import { useAnswerText } from '../../domains/disease/use-answer-text.ts';
import { formatDate } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AnswerSource } from './answer-source.tsx';
import { CureSection } from './cure/cure-section.tsx';
import { WasThisRight } from './feedback/was-this-right.tsx';
import { ReadResult } from './read-result.tsx';
import { ShareToForum } from './share/share-to-forum.tsx';
import { Verdict } from './verdict.tsx';

export interface LeafResultProps {
  diagnosis: DeviceDiagnosis;
  /** Starts the guided walk for the same crop. */
  onWalk: () => void;
}

/** What a field has, how sure that is, and what to do. It takes the focus when it appears. */
export default function LeafResult({ diagnosis, onWalk }: LeafResultProps) {
  const { t } = useTranslation('leaf-result');
  const { cropName } = useAnswerText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another diagnosis is another result
  useEffect(() => heading.current?.focus(), [diagnosis.id]);
  const findings = findingsOf(diagnosis.opinions);
  const date = formatDate(new Date(diagnosis.at).toISOString());
  return (
    <section key={diagnosis.id} aria-labelledby={id} className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl md:text-3xl">
            {t('title')}
          </h2>
          <p className="text-muted">
            {diagnosis.cropId ? t('of', { crop: cropName(diagnosis.cropId), date }) : date}
          </p>
        </div>
        <ReadResult findings={findings} cropId={diagnosis.cropId} />
      </div>
      <Pictures pictures={diagnosis.pictures} />
      <Card size="panel" className="grid min-w-0 gap-6">
        <Verdict findings={findings} cropId={diagnosis.cropId} />
        <CureSection findings={findings} cropId={diagnosis.cropId} onWalk={onWalk} />
        <AnswerSource findings={findings} modelVersion={diagnosis.modelVersion} />
      </Card>
      <ShareToForum diagnosis={diagnosis} findings={findings} />
      {diagnosis.cropId && <WasThisRight diagnosis={diagnosis} />}
    </section>
  );
}

function Pictures({ pictures }: { pictures: readonly Blob[] }) {
  const { t } = useTranslation('leaf-result');
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a diagnosis never change
        <li key={at}>
          <LeafThumbnail picture={picture} alt={t('picture', { count: at + 1 })} />
        </li>
      ))}
    </ul>
  );
}
