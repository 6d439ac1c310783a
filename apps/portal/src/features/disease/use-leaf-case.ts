import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { randomUuid } from '../../shared/random-uuid.ts';
import type { LeafOutcome } from './ask/ask-advisers.ts';

/** The guided walk that is open. */
interface Walk {
  cropId: string;
  /** Diseases that it should separate. */
  start: readonly string[];
}

/** The diseases between which the opinions waver. */
const openQuestions = ({ opinions }: DeviceDiagnosis): string[] => [
  ...new Set(
    opinions.flatMap(({ diseaseId, likely }) => [
      ...(diseaseId ? [diseaseId] : []),
      ...likely.flatMap((one) => one.diseaseId ?? []),
    ]),
  ),
];

/** What is known of one field: the outcome that is shown, or the walk that leads to it. Outcomes are kept on this device. */
export function useLeafCase() {
  const { userId } = useSelector(selectSession);
  const [outcome, setOutcome] = useState<LeafOutcome>();
  const [walk, setWalk] = useState<Walk>();

  function show(next: LeafOutcome): void {
    setWalk(undefined);
    setOutcome(next);
    const { diagnosis } = next;
    // Without a crop, as where there was no leaf, there is nothing to look up later.
    if (!userId || !diagnosis.cropId || diagnosis.opinions.length === 0) return;
    void import('../../domains/disease/device-diagnoses.ts')
      .then(({ addDiagnosis }) => addDiagnosis(userId, diagnosis))
      .catch(() => {});
  }

  return {
    outcome,
    walk,
    show,
    /** Shows a diagnosis of the history again. */
    reopen(diagnosis: DeviceDiagnosis): void {
      setWalk(undefined);
      setOutcome({ diagnosis });
    },
    /** Forgets what is shown: another crop is another field. */
    clear(): void {
      setWalk(undefined);
      setOutcome(undefined);
    },
    startWalk(cropId: string): void {
      const seen = outcome?.diagnosis;
      setWalk({ cropId, start: seen?.cropId === cropId ? openQuestions(seen) : [] });
    },
    /** Puts what the walk says before what the pictures said. */
    endWalk(opinion: LeafOpinion, signs: readonly string[]): void {
      if (!walk) return;
      const seen = outcome?.diagnosis;
      const before = seen?.cropId === walk.cropId ? seen : undefined;
      const others = before?.opinions.filter(({ by }) => by !== 'walk') ?? [];
      const diagnosis: DeviceDiagnosis = {
        id: randomUuid(),
        at: Date.now(),
        cropId: walk.cropId,
        signs,
        opinions: [opinion, ...others],
        modelVersion: before?.modelVersion ?? null,
        pictures: before?.pictures ?? [],
      };
      show({ diagnosis });
    },
  };
}
