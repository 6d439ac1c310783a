import { enLessons } from './lessons-en.data.ts';
import { hiLessons1 } from './lessons-hi-1.data.ts';
import { hiLessons2 } from './lessons-hi-2.data.ts';
import { hinglishLessons } from './lessons-hinglish.data.ts';

/** A message of the training with the ids of the facts that answer it; it is in no evaluation set. */
export interface LabelledMessage {
  text: string;
  /** The facts that answer it best; none if no fact answers it. */
  facts: readonly string[];
  /** Further facts that answer it or help. */
  also: readonly string[];
}

const idsIn = (part: string | undefined): string[] => part?.trim().split(' ').filter(Boolean) ?? [];

function readLine(line: string): LabelledMessage {
  const [text = '', facts, also] = line.split(' |');
  return { text, facts: idsIn(facts), also: idsIn(also) };
}

/** The messages that writers made up who saw the facts alone, and neither the adviser nor its questions; judges told for each of the six best facts whether it answers, helps or does neither. */
export const readLessons = (): LabelledMessage[] =>
  [enLessons, hiLessons1, hiLessons2, hinglishLessons].flatMap((lines) =>
    lines.trim().split('\n').map(readLine),
  );
