import type { RankedDisease } from '@upaj/content/diseases/walk/rank-diseases';
import { Button } from '@upaj/ui/button';
import { useEffect, useRef } from 'react';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { WalkInHand } from '../use-walk.ts';
import { QuestionCard } from './question-card.tsx';
import { RankedCard } from './ranked-card.tsx';

interface RankingStepProps {
  walk: WalkInHand;
  /** The disease that it is, or null for a person who cannot decide. */
  onChoose: (diseaseId: string | null) => void;
}

/** All that are likely or possible, and so many in any case. */
const atLeast = 3;
const atMost = 6;

function shownOf(ranking: readonly RankedDisease[]): readonly RankedDisease[] {
  const worth = ranking.filter(({ confidence }) => confidence !== 'unlikely').length;
  return ranking.slice(0, Math.min(Math.max(worth, atLeast), atMost));
}

/** What it may be, the most likely first, with the question that separates the first two. */
export function RankingStep({ walk, onChoose }: RankingStepProps) {
  const { t } = useTranslation('leaf-walk');
  const { open, ranking, state } = walk;
  const shown = shownOf(ranking);
  return (
    <>
      <NextQuestion walk={walk} />
      <ol aria-label={t('ranking.label')} className="grid grid-cols-1 gap-3">
        {shown.map((one, at) => (
          <RankedCard
            key={one.disease.id}
            ranked={one}
            rank={at + 1}
            signs={state.signs}
            onChoose={() => onChoose(one.disease.id)}
          />
        ))}
      </ol>
      <p className="text-sm">
        <CertaintyNote of={shown.map(({ disease }) => disease.certainty)} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => open('part')}>
          {t('ranking.otherPart')}
        </Button>
        <Button variant="outline" onClick={() => onChoose(null)}>
          {t('ranking.unsure')}
        </Button>
        <Button variant="outline" onClick={() => open('none')}>
          {t('ranking.none')}
        </Button>
      </div>
    </>
  );
}

/** The question with what stands first because of the last answer; at the end, that there is no more to ask. */
function NextQuestion({ walk: { answer, question, ranking } }: { walk: WalkInHand }) {
  const { t } = useTranslation('leaf-walk');
  const { language } = useLanguage();
  const end = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(false);
  const isAsked = question !== undefined;
  useEffect(() => {
    // The buttons of the last question are gone, and the focus with them.
    if (wasAsked.current && !isAsked) end.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const [first, second] = ranking;
  if (!first) return null;
  const one = first.disease.name[language];
  const isAlone = !second || second.confidence === 'unlikely';
  return (
    <>
      <p role="status" className="sr-only">
        {t('ranking.now', { name: one, confidence: t(`confidence.${first.confidence}`) })}
      </p>
      {question ? (
        <QuestionCard sign={question} onAnswer={answer}>
          {isAlone
            ? t('confirms', { one })
            : t('separates', { one, other: second.disease.name[language] })}
        </QuestionCard>
      ) : (
        <p ref={end} tabIndex={-1} className="text-muted">
          {t('ranking.end')}
        </p>
      )}
    </>
  );
}
