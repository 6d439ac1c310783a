import { nextQuestion } from '@upaj/content/diseases/walk/next-question';
import type { PartId } from '@upaj/content/diseases/walk/parts';
import { rankDiseases } from '@upaj/content/diseases/walk/rank-diseases';
import { findSign } from '@upaj/content/diseases/walk/signs';
import { partsOfCrop } from '@upaj/content/diseases/walk/signs-of-crop';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { compareQuestion } from './compare-question.ts';
import type { LeafWalkProps } from './leaf-walk-props.ts';
import { readWalk, storeWalk } from './stored-walk.ts';
import {
  beginWalk,
  goBack,
  goTo,
  type Reply,
  reply,
  type StepName,
  toggleSign,
  type WalkState,
} from './walk-state.ts';

/** The first step of a walk: what separates two diseases, the part, or that the crop has no signs. */
function firstStep(cropId: string, compare: readonly string[]): StepName {
  if (compareQuestion(cropId, compare, beginWalk('compare'))) return 'compare';
  return partsOfCrop(cropId).length > 0 ? 'part' : 'none';
}

/** After a question about two diseases: the list once a sign was seen, else the next question or all signs. */
function afterComparing(cropId: string, compare: readonly string[], state: WalkState): StepName {
  if (state.signs.length > 0) return 'ranking';
  return compareQuestion(cropId, compare, state) ? 'compare' : 'part';
}

/** The state of a walk with everything that a step can do; kept over a reload in this tab. */
export function useWalk({ cropId, compare = [] }: Pick<LeafWalkProps, 'cropId' | 'compare'>) {
  const name = [cropId, ...compare].join(' ');
  const [restored] = useState(() => readWalk(name));
  const [state, setState] = useState(() => restored ?? beginWalk(firstStep(cropId, compare)));
  useEffect(() => storeWalk(name, state), [name, state]);

  const { absent, signs, skipped } = state;
  const ranking = useMemo(() => {
    // Where the trouble was seen first says something too.
    const part = findSign(signs[0] ?? '')?.part;
    const answers = { cropId, ...(part && { part }), signs, absent };
    return { list: rankDiseases(answers), question: nextQuestion({ ...answers, skipped }) };
  }, [cropId, signs, absent, skipped]);

  const back = useCallback(() => setState(goBack), []);

  return {
    state,
    isRestored: restored !== undefined,
    ranking: ranking.list,
    question: state.step === 'compare' ? compareQuestion(cropId, compare, state) : ranking.question,
    open: (step: StepName, part: PartId | null = state.part) =>
      setState((before) => goTo(before, { step, part })),
    toggle: (id: string) => setState((before) => toggleSign(before, id)),
    answer: (sign: string, answer: Reply) =>
      setState((before) => {
        const after = reply(before, sign, answer);
        if (before.step !== 'compare') return after;
        return { ...after, step: afterComparing(cropId, compare, after) };
      }),
    back,
    restart: () => setState(beginWalk(firstStep(cropId, compare))),
  };
}

export type WalkInHand = ReturnType<typeof useWalk>;
