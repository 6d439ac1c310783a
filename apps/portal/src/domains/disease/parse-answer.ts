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
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { Disease, Cure } = Object(parseJson(json));
  const disease = wordsOf(Disease);
  const cure = wordsOf(Cure);
  return disease && cure ? { disease, cure } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text, or several of them as lines; empty for anything else. */
function wordsOf(value: unknown): string {
  const lines = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const words = lines.join('\n').trim();
  return words.length > longestText ? '' : words;
}
