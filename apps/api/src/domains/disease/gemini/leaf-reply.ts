import { jsonObjectsIn } from '@upaj/contract/disease.rules';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import * as z from 'zod/mini';
import { leafNote } from './leaf-note.ts';
import type { LeafGeminiQuestion } from './leaf-prompt.ts';
import { type Named, namedIn } from './named-disease.ts';

/** Below it an answer counts as "not sure". The provider's figure is not calibrated, so it is never shown. */
const SURE = 0.6;

/** An answer by its keys in small letters. */
const Reply = z.object({
  disease: z.string().check(z.minLength(1), z.maxLength(200)),
  second: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
  cure: z.optional(z.string()),
});

/** What the provider says, as far as it has passed the check. */
export interface LeafGeminiAnswer {
  /** Its disease is always one of the candidates. */
  opinion: LeafOpinion;
  /** The provider's own words on the cure, if they have passed the check. */
  note: string | null;
}

type Question = Pick<LeafGeminiQuestion, 'candidates' | 'crop' | 'language'>;

/** Reads an answer against the list of diseases; undefined if it is none. */
export function readLeafReply(text: string, question: Question): LeafGeminiAnswer | undefined {
  for (const found of jsonObjectsIn(text)) {
    const small = Object.entries(found).map(([key, value]) => [key.toLowerCase(), value]);
    const { data } = z.safeParse(Reply, Object.fromEntries(small));
    if (data) return answerOf(data, question);
  }
  return undefined;
}

function answerOf(reply: z.infer<typeof Reply>, question: Question): LeafGeminiAnswer {
  const { candidates, crop, language } = question;
  const named = namedIn(reply.disease, candidates);
  const isSure = reply.confidence === undefined || reply.confidence >= SURE;
  const opinion = opinionOf(isSure ? named : 'unsure', [
    ...likelyOf(named),
    ...likelyOf(reply.second ? namedIn(reply.second, candidates) : 'unsure'),
  ]);
  const disease = candidates.find(({ id }) => id === opinion.diseaseId);
  const about = { cropId: crop?.id, language };
  return { opinion, note: disease ? leafNote(reply.cure ?? '', disease, about) : null };
}

/** The disease, or null for a healthy leaf; nothing for what names neither. */
function likelyOf(named: Named): (string | null)[] {
  if (named === 'healthy') return [null];
  return typeof named === 'string' ? [] : [named.diseaseId];
}

function opinionOf(named: Named, likely: readonly (string | null)[]): LeafOpinion {
  const isDisease = typeof named !== 'string';
  const distinct = named === 'no leaf' ? [] : [...new Set(likely)];
  return {
    by: 'gemini',
    outcome: isDisease ? 'disease' : named,
    diseaseId: isDisease ? named.diseaseId : null,
    share: null,
    likely: distinct.map((diseaseId) => ({ diseaseId, share: null })),
  };
}
