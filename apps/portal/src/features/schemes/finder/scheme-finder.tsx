import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { Card } from '@upaj/ui/card';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType, FormEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { CropQuestions } from './crop-questions.tsx';
import { FinderButtons } from './finder-buttons.tsx';
import {
  answersOf,
  type FinderError,
  type FinderForm,
  getAgeError,
  getAreaError,
} from './finder-form.ts';
import { FinderResult } from './finder-result.tsx';
import { LandQuestions } from './land-questions.tsx';
import { PersonQuestions } from './person-questions.tsx';
import type { QuestionsProps } from './questions-props.ts';
import { StateQuestion } from './state-question.tsx';
import { useFinderForm } from './use-finder-form.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

interface Group {
  name: 'state' | 'land' | 'crops' | 'who';
  Questions: ComponentType<QuestionsProps>;
  /** What must be put right before the next group. */
  error?: (form: FinderForm) => FinderError | undefined;
}

const groups: readonly Group[] = [
  { name: 'state', Questions: StateQuestion },
  { name: 'land', Questions: LandQuestions, error: getAreaError },
  { name: 'crops', Questions: CropQuestions },
  { name: 'who', Questions: PersonQuestions, error: getAgeError },
];

/** Shows the user the field that the group was held up by. */
const focusOnProblem = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

interface SchemeFinderProps {
  /** The region of the list, taken for the user's state. */
  region: RegionSlug;
  /** Group of questions from 1; the result follows the last. */
  page: number;
}

/** Asks questions in groups and shows which schemes fit. The rules run on the device. */
export function SchemeFinder({ region, page: asked }: SchemeFinderProps) {
  const { t } = useTranslation('schemes');
  const { form, change, toPage } = useFinderForm(region);
  const wrong = groups.findIndex(({ error }) => error?.(form));
  // No result is calculated from an invalid number, whatever page the address names.
  const page = wrong < 0 ? asked : Math.min(asked, wrong + 1);
  const group = groups[page - 1];
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (group?.error?.(form)) focusOnProblem(event.currentTarget);
    else toPage(page + 1);
  };
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
          <form noValidate onSubmit={send} className="grid gap-6">
            <group.Questions form={form} onAnswer={change} />
            <FinderButtons page={page} last={groups.length} onBack={() => toPage(page - 1)} />
          </form>
        </Card>
      ) : (
        <FinderResult answers={answersOf(form)} onChangeAnswers={() => toPage(1)} />
      )}
    </section>
  );
}

function GroupHead({ page, name }: { page: number; name: Group['name'] }) {
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
