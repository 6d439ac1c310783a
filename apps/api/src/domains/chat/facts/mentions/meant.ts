import type { SubjectId } from '@upaj/content/practice/subjects';
import type { Piece } from '../reader.ts';
import { type Mention, mentionsIn } from './mention-signs.ts';
import { mentionWeights } from './mention-weights.data.ts';

/** How likely a general fact, and one of a crop that is not named, is meant where several are named. */
const ofGeneral = 0.5;
const ofOthers = 0.3;

const weightOf: ReadonlyMap<string, number> = new Map(Object.entries(mentionWeights));

const weigh = ({ signs }: Mention): number =>
  signs.reduce((sum, sign) => sum + (weightOf.get(sign) ?? 0), 0);

/** Below it a name is told by the way, whatever else is named. */
const mostOfAside = -0.5;

/** Whether a message names crops or animals by the way only: "bee boxes stand beside". */
export function namesByTheWay(pieces: readonly Piece[]): boolean {
  const mentions = mentionsIn(pieces);
  return mentions.length > 0 && mentions.every((mention) => weigh(mention) < mostOfAside);
}

/** How likely a message asks about a crop or an animal and does not name it by the way, beside the likeliest one, from 0 to 1; 1 where it names no two. */
export function meantIn(pieces: readonly Piece[]): (subject: SubjectId) => number {
  const mentions = mentionsIn(pieces);
  const names = new Set(mentions.map(({ subjects }) => subjects.join()));
  if (names.size < 2) return () => 1;
  const odds = mentions.map((mention) => Math.exp(weigh(mention)));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const shares = new Map<SubjectId, number>();
  for (const [at, { subjects }] of mentions.entries()) {
    for (const subject of subjects)
      shares.set(subject, (shares.get(subject) ?? 0) + (odds[at] ?? 0) / all);
  }
  const most = Math.max(...shares.values());
  return (subject) =>
    Math.min(1, (shares.get(subject) ?? (subject === 'general' ? ofGeneral : ofOthers)) / most);
}
