import type { Facts } from '../facts.ts';
import type { Understood } from '../understand/understand.ts';
import type { FactIndex } from './fact-index.ts';

/** A fact that may answer a message, with how its words fit. */
export interface Candidate {
  /** Place among all facts. */
  fact: number;
  /** BM25 of the message's terms in the fact. */
  match: number;
  /** Share of the message's terms that the fact has, each as it tells: 0 to 1. */
  coverage: number;
  /** Of the things that the message names, the share that the fact has; 1 if it names none. */
  named: number;
  /** Of the message's own crop or animal, of one whose facts often hold for it, or of farming in general. */
  kin: 'own' | 'kin' | 'general';
}

/** Crops and animals whose facts are often about these too: a buffalo falls ill as a cow does, and jowar is cut green as fodder. */
const kin: Readonly<Record<string, readonly string[]>> = {
  buffalo: ['cattle'],
  duck: ['poultry'],
  'fodder-sorghum': ['jowar'],
  lemon: ['citrus'],
  orange: ['citrus'],
  'sweet-orange': ['citrus'],
};

/** General facts beside those of a crop: so many that fit best. */
const mostGeneral = 40;
/** The usual constants of BM25. */
const [saturation, lengthShare] = [1.2, 0.75];

/** Finds the facts that may answer: all of the crop, and those of farming in general. */
export function retrieve(
  { subjects, terms, things }: Understood,
  facts: Facts,
  index: FactIndex,
): Candidate[] {
  const match = new Float32Array(facts.all.length);
  const covered = new Float32Array(facts.all.length);
  let all = 0;
  for (const term of terms) {
    const weight = index.weightOf(term);
    all += weight;
    const postings = index.postings(term);
    if (!postings) continue;
    for (const [at, fact] of postings.facts.entries()) {
      const count = postings.counts[at] ?? 0;
      const length = 1 - lengthShare + lengthShare * (index.lengths[fact] ?? 1);
      match[fact] =
        (match[fact] ?? 0) + (weight * count * (saturation + 1)) / (count + saturation * length);
      covered[fact] = (covered[fact] ?? 0) + weight;
    }
  }
  const candidatesOf = (subject: string, relation: Candidate['kin']): Candidate[] =>
    facts.of(subject).map((fact) => ({
      fact,
      match: match[fact] ?? 0,
      coverage: all > 0 ? (covered[fact] ?? 0) / all : 0,
      named:
        things.length === 0
          ? 1
          : things.filter((thing) => index.has(fact, `~${thing}`)).length / things.length,
      kin: relation,
    }));
  const relatives = [...new Set(subjects.flatMap((subject) => kin[subject] ?? []))].filter(
    (each) => !subjects.includes(each),
  );
  const general = candidatesOf('general', 'general');
  const few =
    subjects.length === 0
      ? general
      : general.sort((a, b) => b.match - a.match).slice(0, mostGeneral);
  return [
    ...subjects.flatMap((subject) => candidatesOf(subject, 'own')),
    ...relatives.flatMap((subject) => candidatesOf(subject, 'kin')),
    ...few,
  ];
}
