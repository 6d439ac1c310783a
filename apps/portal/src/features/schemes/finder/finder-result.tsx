import { type Finding, findSchemes, type Verdict } from '@upaj/content/schemes/finder';
import type { Answers } from '@upaj/content/schemes/finder-rule';
import { regions } from '@upaj/content/schemes/regions';
import type { Scheme } from '@upaj/content/schemes/scheme';
import type { StateSlug } from '@upaj/content/state-slugs';
import { Button } from '@upaj/ui/button';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { NoSchemes } from '../list/no-schemes.tsx';
import { SchemeTableSkeleton } from '../list/scheme-table-skeleton.tsx';
import { useSchemes } from '../use-schemes.ts';
import { FindingCard } from './finding-card.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface FinderResultProps {
  answers: Answers;
  onChangeAnswers: () => void;
}

/** The result of the answers: likely, to check, and not, each with its reason. */
export function FinderResult({ answers, onChangeAnswers }: FinderResultProps) {
  const { t } = useTranslation('schemes');
  const heading = useHeadingFocus();
  const { schemes, hasFailed, retry } = useSchemes('india');
  const findings = findSchemes(answers);
  const of = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict);
  const [likely, check, not] = [of('likely'), of('check'), of('not')];
  const counts = { likely: likely.length, check: check.length, not: not.length };
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
            {t('finder.result')}
          </h2>
          <p role="status" className="font-semibold">
            {t('finder.counts', counts)}
          </p>
          <p className="text-muted">{t('finder.caution')}</p>
        </div>
        <Button variant="outline" onClick={onChangeAnswers}>
          {t('finder.change')}
        </Button>
      </header>
      {answers.state && <OwnSchemes state={answers.state} />}
      {!schemes && (hasFailed ? <NoSchemes onRetry={retry} /> : <SchemeTableSkeleton />)}
      {schemes && (
        <>
          <Findings title={t('finder.likely')} findings={likely} schemes={schemes} />
          <Findings title={t('finder.check')} findings={check} schemes={schemes} />
          <Findings title={t('finder.not')} findings={not} schemes={schemes} />
        </>
      )}
    </div>
  );
}

/** The way to what the user's own state offers, for which there are no rules. */
function OwnSchemes({ state }: { state: StateSlug }) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const name = regions.find(({ slug }) => slug === state)?.name[language] ?? '';
  return (
    <PageLink
      to={paths.schemes.href({ region: state })}
      className={linkStyles({ kind: 'alone', className: 'justify-self-start' })}
    >
      {t('finder.ofState', { state: name })}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </PageLink>
  );
}

interface FindingsProps {
  title: string;
  findings: readonly Finding[];
  schemes: readonly Scheme[];
}

function Findings({ title, findings, schemes }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="text-2xl">{title}</h3>
      <ul className="grid gap-3 md:grid-cols-2">
        {findings.map((finding) => {
          const scheme = schemes.find(({ id }) => id === finding.rule.scheme);
          return scheme && <FindingCard key={scheme.id} scheme={scheme} finding={finding} />;
        })}
      </ul>
    </section>
  );
}
