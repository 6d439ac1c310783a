import type { LeafOpinion } from '@upaj/contract/disease.schema';

/** A diagnosis keeps at most so many signs. */
export const mostSigns = 30;

/** The answer of the walk: the chosen disease, or `unsure` without one. Signs have no figures. */
export function walkOpinion(
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
