import type { Answers } from '@upaj/content/schemes/finder-rule';
import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { Card } from '@upaj/ui/card';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { CropQuestions } from './crop-questions.tsx';
import { FinderButtons } from './finder-buttons.tsx';
import { FinderResult } from './finder-result.tsx';
import { LandQuestions } from './land-questions.tsx';
import { PersonQuestions } from './person-questions.tsx';
import type { QuestionsProps } from './questions-props.ts';
import { StateQuestion } from './state-question.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const groups = [
  { name: 'state', Questions: StateQuestion },
  { name: 'land', Questions: LandQuestions },
  { name: 'crops', Questions: CropQuestions },
  { name: 'who', Questions: PersonQuestions },
] as const satisfies readonly { name: string; Questions: ComponentType<QuestionsProps> }[];

interface SchemeFinderProps {
  /** The region of the list, taken for the person's state. */
  region: RegionSlug;
  /** Group of questions from 1; the result comes after the last. */
  page: number;
  onPage: (page: number) => void;
}

/** Asks a few things, one group at a time, and says which schemes fit. Nothing leaves the device. */
export function SchemeFinder({ region, page, onPage }: SchemeFinderProps) {
  const { t } = useTranslation('schemes');
  const [answers, setAnswers] = useState<Answers>(region === 'india' ? {} : { state: region });
  const group = groups[page - 1];
  return (
    <section aria-label={t('finder.title')} className="grid gap-4">
      <PageLink
        to={paths.schemes.href({ region })}
        className={linkStyles({ kind: 'back', className: 'justify-self-start' })}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('finder.back')}
      </PageLink>
      {group ? (
        <Card key={group.name} size="panel" className="grid max-w-2xl gap-6">
          <GroupHead page={page} name={group.name} />
          <group.Questions
            answers={answers}
            onAnswer={(change) => setAnswers({ ...answers, ...change })}
          />
          <FinderButtons page={page} last={groups.length} onPage={onPage} />
        </Card>
      ) : (
        <FinderResult answers={answers} onChangeAnswers={() => onPage(1)} />
      )}
    </section>
  );
}

function GroupHead({ page, name }: { page: number; name: (typeof groups)[number]['name'] }) {
  const { t } = useTranslation('schemes');
  const heading = useHeadingFocus();
  const step = t('finder.step', { page, of: groups.length });
  return (
    <header className="grid gap-3">
      <p className="font-semibold text-muted text-sm">{step}</p>
      <ProgressBar value={page / groups.length} label={step} />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
        {t(`finder.${name}`)}
      </h2>
      {page === 1 && <p className="text-muted">{t('finder.privacy')}</p>}
    </header>
  );
}
