import { jsonObjectsIn } from '@upaj/contract/disease.rules';

/** What the reply to pictures of leaves says in words. */
export interface WordedAnswer {
  disease: string;
  cure: string;
}

/** More than this is no answer to a farmer. */
const longestText = 4000;

/** The text of the first part of the first candidate; undefined if the reply has none. */
export function answerText(reply: unknown): string | undefined {
  const [candidate] = listOf(Object(reply).candidates);
  const [part] = listOf(Object(Object(candidate).content).parts);
  const { text } = Object(part);
  return typeof text === 'string' ? text : undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads the JSON text of an answer, which may stand in a code fence or between other words. Undefined for anything that
 * does not name a disease and its cure.
 *
 * @example parseAnswer('```json\n{"Disease":"Late blight","Cure":"Remove sick leaves"}\n```')
 */
export function parseAnswer(text: string): WordedAnswer | undefined {
  for (const { Disease, Cure } of jsonObjectsIn(text)) {
    const disease = wordsOf(Disease);
    const cure = wordsOf(Cure);
    if (disease && cure) return { disease, cure };
  }
  return undefined;
}

/** A text, or several of them as lines; empty for anything else. */
function wordsOf(value: unknown): string {
  const lines = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const words = lines.join('\n').trim();
  return words.length > longestText ? '' : words;
}
