import type { Finding, Verdict } from '@upaj/content/schemes/finder';
import type { Scheme } from '@upaj/content/schemes/scheme';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { SchemeLinks } from '../scheme-links.tsx';
import { SchemeTitle } from '../scheme-title.tsx';

interface FindingCardProps {
  scheme: Scheme;
  finding: Finding;
}

const signs: Record<Verdict, { Icon: typeof CircleCheck; tone: string }> = {
  likely: { Icon: CircleCheck, tone: 'text-action' },
  check: { Icon: CircleHelp, tone: 'text-warning' },
  not: { Icon: CircleX, tone: 'text-danger' },
};

/** One scheme: why it fits or not, and the documents for those that may fit. */
export function FindingCard({ scheme, finding }: FindingCardProps) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const { rule, verdict, reason } = finding;
  const { Icon, tone } = signs[verdict];
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-6 flex-none ${tone}`} />
        <div className="grid gap-1">
          <SchemeTitle scheme={scheme} />
          <p>{reason[language]}</p>
        </div>
      </div>
      {verdict !== 'not' && (
        <div>
          <h4 className="font-semibold text-base">{t('finder.bring')}</h4>
          <ul className="list-disc ps-5 text-muted">
            {rule.bring.map((paper) => (
              <li key={paper.en}>{paper[language]}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-auto text-caption">
        <CertaintyNote of={[rule.certainty, scheme.certainty]} />
      </p>
      <SchemeLinks scheme={scheme} />
    </li>
  );
}
