/** Most pictures of leaves of one field, counted. */
export const maxLeaves = 6;

/** Longest text of an answer that is read, in characters. */
const mostAnswerText = 20_000;

/**
 * The JSON objects in a text of an AI provider, in or out of a code fence and with words around them, in their order.
 * Half objects, other JSON and texts beyond 20,000 characters give none. One pass over the text.
 */
export function jsonObjectsIn(text: string): readonly Readonly<Record<string, unknown>>[] {
  if (text.length > mostAnswerText) return [];
  return piecesInBraces(text)
    .map(parseObject)
    .filter((found) => found !== undefined);
}

/** The texts between outer braces, with them; a brace inside of quotes does not count. */
function piecesInBraces(text: string): string[] {
  const pieces: string[] = [];
  let [depth, start, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = depth > 0;
    else if (sign === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) pieces.push(text.slice(start, at + 1));
    }
  }
  return pieces;
}

function parseObject(piece: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // A text in braces is an object if it is JSON at all.
    return JSON.parse(piece) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** The answer in the text of a candidate; undefined if the text holds none. */
export function readDiseaseAnswer(text: string): { Disease: string; Cure: string } | undefined {
  for (const { Disease, Cure } of jsonObjectsIn(text)) {
    if (typeof Disease === 'string' && typeof Cure === 'string') return { Disease, Cure };
  }
  return undefined;
}
