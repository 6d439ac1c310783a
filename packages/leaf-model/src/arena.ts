/** A part of the arena: its size in bytes, and the steps between which it is needed. */
export interface Span {
  bytes: number;
  /** The step that writes it. */
  from: number;
  /** The last step that reads it. */
  to: number;
}

/** Places of the spans, and the bytes that they need together. */
export interface Arena {
  places: readonly number[];
  bytes: number;
}

/** Begins every span at a vector. */
const alignment = 16;

/**
 * Gives each span a place such that no two spans overlap that are needed at the same step.
 *
 * Pictures of neighbouring layers thereby take turns in two places; what a residual block adds at
 * its end keeps a third one.
 */
export function planArena(spans: readonly Span[]): Arena {
  const places: number[] = [];
  let bytes = 0;
  for (const [index, span] of spans.entries()) {
    const taken = spans
      .slice(0, index)
      .map((other, at) => ({ ...other, start: places[at] ?? 0 }))
      .filter((other) => other.from <= span.to && span.from <= other.to)
      .sort((a, b) => a.start - b.start);
    let place = 0;
    for (const other of taken) {
      if (place + span.bytes <= other.start) break;
      place = Math.max(place, align(other.start + other.bytes));
    }
    places.push(place);
    bytes = Math.max(bytes, align(place + span.bytes));
  }
  return { places, bytes };
}

/** The next place where a vector may begin. */
export function align(place: number): number {
  return Math.ceil(place / alignment) * alignment;
}
