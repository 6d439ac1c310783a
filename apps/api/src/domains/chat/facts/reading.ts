import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import type { Understood } from './adviser.ts';
import type { Piece } from './reader.ts';
import type { Danger } from './refusals.ts';

/** What a message says, with what the search needs beside it. */
export interface Reading extends Understood {
  pieces: readonly Piece[];
  /** Terms of the message alone, without its subjects and places. */
  terms: readonly string[];
  /** Terms taken over from the message before. */
  carried: readonly string[];
  /** Crops and animals that it names by the way, or that its words have to do with. */
  touched: readonly SubjectId[];
  /** Topics that a word only hints at. */
  hints: readonly PracticeTopic[];
  /** A crop or an animal that no fact is about, as it is written. */
  stranger?: string;
  /** Dangers to a person that its words speak of. */
  dangers: ReadonlySet<Danger>;
  /** It only greets, thanks, or asks what we can do. */
  isGreeting?: true;
  /** By the word lists it has nothing of farming. */
  isForeign: boolean;
  /** By the word lists it is of farming, whatever else it says. */
  isSurelyFarming: boolean;
  /** By the word lists it is of another world: films, phones, recipes. */
  isOtherWorld: boolean;
}
