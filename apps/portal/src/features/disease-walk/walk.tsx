import type { LeafOpinion } from '@upaj/contract/disease.schema';
import type { LeafWalkProps } from './leaf-walk-props.ts';
import { CompareStep } from './steps/compare-step.tsx';
import { NoneStep } from './steps/none-step.tsx';
import { PartStep } from './steps/part-step.tsx';
import { RankingStep } from './steps/ranking-step.tsx';
import { SignsStep } from './steps/signs-step.tsx';
import { useWalk } from './use-walk.ts';
import { WalkFrame } from './walk-frame.tsx';

/** The steps of the guided walk, one at a time. */
export function Walk({ cropId, compare = [], onResult }: LeafWalkProps) {
  const walk = useWalk({ cropId, compare });
  const { ranking, state } = walk;
  const choose = (diseaseId: string | null) =>
    onResult(walkOpinion(ranking, diseaseId), state.signs.slice(0, mostSigns));
  const steps = {
    compare: <CompareStep walk={walk} compare={compare} />,
    part: <PartStep walk={walk} cropId={cropId} />,
    signs: <SignsStep walk={walk} cropId={cropId} />,
    ranking: <RankingStep walk={walk} onChoose={choose} />,
    none: <NoneStep />,
  };
  // Signs that no disease of the crop shows lead to no list.
  const step = state.step === 'ranking' && ranking.length === 0 ? 'none' : state.step;
  return (
    <WalkFrame walk={walk} step={step}>
      {steps[step]}
    </WalkFrame>
  );
}

/** A diagnosis keeps at most so many signs. */
const mostSigns = 30;

/** The answer of the walk: the chosen disease, or `unsure` without one. Signs have no figures. */
function walkOpinion(
  ranking: readonly { disease: { id: string } }[],
  chosen: string | null,
): LeafOpinion {
  const ranked = ranking.map(({ disease }) => disease.id).filter((id) => id !== chosen);
  const likely = chosen === null ? ranked : [chosen, ...ranked];
  return {
    by: 'walk',
    outcome: chosen === null ? 'unsure' : 'disease',
    diseaseId: chosen,
    share: null,
    likely: likely.slice(0, 2).map((diseaseId) => ({ diseaseId, share: null })),
  };
}
