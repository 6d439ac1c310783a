import { practiceFacts } from '@upaj/content/practice/practice-facts';
import type { SubjectId } from '@upaj/content/practice/subjects';
import { readLessons } from './read-lessons.ts';
import { twoCropLessons } from './two-crops.data.ts';

/** A message that names several crops or animals, with those that it asks about; it is in no evaluation set. */
export interface MentionLesson {
  text: string;
  about: readonly string[];
  /** What it counts beside a message whose facts were judged. */
  weight: number;
}

/** Where writers said only which crop is meant; they are easier than what farmers ask. */
const easyWeight = 0.2;

const subjectOf = new Map<string, SubjectId>(practiceFacts.map(({ id, subject }) => [id, subject]));

/** The messages of the lessons, and those that were written to name several crops. */
export const readMentionLessons = (): MentionLesson[] => [
  ...readLessons().map(({ text, facts }) => ({
    text,
    about: facts.flatMap((id) => subjectOf.get(id) ?? []),
    weight: 1,
  })),
  ...twoCropLessons
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', about = ''] = line.split(' | ');
      return { text, about: about.split(' '), weight: easyWeight };
    }),
];
