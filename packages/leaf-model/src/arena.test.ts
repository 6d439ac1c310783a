import { describe, expect, it } from 'vitest';
import { planArena, type Span } from './arena.ts';
import { seededRandom } from './testing/random.ts';

describe('the places of the pictures in the memory', () => {
  it('are taken in turns by pictures of a plain network', () => {
    const spans = [0, 1, 2, 3, 4].map((from) => ({ bytes: 160, from, to: from + 1 }));
    expect(planArena(spans)).toEqual({ places: [0, 160, 0, 160, 0], bytes: 320 });
  });

  it('keep what a residual block adds at its end', () => {
    const spans = [
      { bytes: 16, from: 0, to: 3 },
      { bytes: 64, from: 1, to: 2 },
      { bytes: 64, from: 2, to: 3 },
      { bytes: 16, from: 3, to: 4 },
    ];
    expect(planArena(spans)).toEqual({ places: [0, 16, 80, 16], bytes: 144 });
  });

  it('begin at a vector', () => {
    const spans = [1, 2, 3].map((bytes) => ({ bytes, from: 0, to: 1 }));
    expect(planArena(spans).places).toEqual([0, 16, 32]);
  });

  it('never overlap while both are needed', () => {
    const random = seededRandom(3);
    const whole = (most: number) => Math.floor(random() * most);
    const spans: Span[] = Array.from({ length: 60 }, (_, step) => {
      const from = Math.floor(step / 2);
      return { bytes: 1 + whole(500), from, to: from + whole(6) };
    });
    const { places, bytes } = planArena(spans);
    const taken = spans.map((span, at) => ({ ...span, start: places[at] ?? Number.NaN }));
    for (const [at, one] of taken.entries()) {
      expect(one.start + one.bytes).toBeLessThanOrEqual(bytes);
      for (const other of taken.slice(at + 1)) {
        if (one.to < other.from || other.to < one.from) continue;
        const isApart =
          one.start + one.bytes <= other.start || other.start + other.bytes <= one.start;
        expect(isApart, `${one.start} and ${other.start}`).toBe(true);
      }
    }
  });
});
