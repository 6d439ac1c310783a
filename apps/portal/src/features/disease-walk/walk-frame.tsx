import { parts } from '@upaj/content/diseases/walk/parts';
import { Button } from '@upaj/ui/button';
import { Stepper, type StepState } from '@upaj/ui/stepper';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCloseRequest } from '../../shared/use-close-request.ts';
import { useLanguage } from '../../shared/use-language.ts';
import type { WalkInHand } from './use-walk.ts';
import type { StepName } from './walk-state.ts';

interface WalkFrameProps {
  walk: WalkInHand;
  /** The step that is shown. */
  step: StepName;
  children: ReactNode;
}

/** Its place among the three steps that are shown as progress. */
const placeOf: Readonly<Record<StepName, number>> = {
  compare: 1,
  part: 0,
  signs: 1,
  ranking: 2,
  none: 2,
};

const stateAt = (at: number, now: number): StepState => {
  if (at === now) return 'current';
  return at < now ? 'done' : 'ahead';
};

/** A reload begins at the top of the page, as on every page; older browsers do not tell of the user's presses. */
const isOpenedByUser = (isRestored: boolean): boolean =>
  (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? !isRestored;

/** Progress, the heading of the step, and the ways back; the heading gets the focus with each step. */
export function WalkFrame({ walk, step, children }: WalkFrameProps) {
  const { t } = useTranslation('leaf-walk');
  const { language } = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { back, isRestored, state } = walk;
  useCloseRequest(state.past.length, back);
  const shown = useRef(isOpenedByUser(isRestored) ? undefined : step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const part = parts.find((one) => one.id === state.part)?.name[language] ?? '';
  const names = (['part', 'signs', 'result'] as const).map((name) => t(`steps.${name}`));
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <Stepper
        label={t('steps.label')}
        steps={names.map((label, at) => ({ label, state: stateAt(at, placeOf[step]) }))}
      />
      <div className="grid gap-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-24 text-2xl">
          {t(`${step}.title`, { part })}
        </h2>
        <p className="text-muted">{t(`${step}.intro`)}</p>
      </div>
      {children}
      <WayBack walk={walk} />
    </section>
  );
}

function WayBack({ walk: { back, restart, state } }: { walk: WalkInHand }) {
  const { t } = useTranslation('leaf-walk');
  if (state.past.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={back}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('back')}
      </Button>
      <Button variant="quiet" onClick={restart}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
        {t('restart')}
      </Button>
    </div>
  );
}
