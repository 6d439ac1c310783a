import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import { concepts } from './lexicon/lexicon.ts';

interface Topics {
  /** What the word asks for. */
  strong: readonly PracticeTopic[];
  /** What it may ask for. */
  weak: readonly PracticeTopic[];
}

const none: Topics = { strong: [], weak: [] };

const isWeak = (topic: string): topic is `?${PracticeTopic}` => topic.startsWith('?');

const byConcept: ReadonlyMap<string, Topics> = new Map(
  concepts.map(([id, topics]) => [
    id,
    {
      strong: topics.flatMap((topic) => (isWeak(topic) ? [] : [topic])),
      // The part behind the mark is a topic by its type.
      weak: topics.flatMap((topic) => (isWeak(topic) ? [topic.slice(1) as PracticeTopic] : [])),
    },
  ]),
);

/** The topics that a meaning asks for. */
export const topicsOf = (concept: string | undefined): Topics =>
  byConcept.get(concept ?? '') ?? none;

const wholeTopics: ReadonlySet<string> = new Set(
  'pest disease fungus plantprotection weed fertilizer irrigation variety sow sowingtime seedrate harvest'
    .split(' ')
    .map((id) => `~${id}`),
);

/** Whether a term asks for a topic and for nothing in it: insects, irrigation. */
export const isWholeTopic = (term: string): boolean => wholeTopics.has(term);
