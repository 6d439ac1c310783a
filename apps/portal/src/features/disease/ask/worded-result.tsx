import { callCentre } from '@upaj/content/about/call-centre';
import { Card } from '@upaj/ui/card';
import { useEffect, useRef } from 'react';
import type { WordedAnswer } from '../../../domains/disease/parse-answer.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Disease and cure as the server words them, where it gives no opinion that can be checked. It takes the focus. */
export function WordedResult({ words }: { words: WordedAnswer }) {
  const { t } = useTranslation('leaf-doctor');
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer takes the focus again
  useEffect(() => heading.current?.focus(), [words]);
  return (
    <Card className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
        {t('worded.title')}
      </h2>
      <dl className="grid gap-3">
        <div>
          <dt className="font-semibold">{t('worded.disease')}</dt>
          <dd className="wrap-anywhere">{words.disease}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t('worded.cure')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{words.cure}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">{t('worded.note', { phone: callCentre })}</p>
    </Card>
  );
}
