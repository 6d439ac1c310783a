import { describe, expect, it } from 'vitest';
import type { Level } from '../facts/relevance/message-pair.ts';
import { type Relevance, readRelevanceModel } from '../facts/relevance/relevance-model.ts';
import { relevanceWeights } from '../facts/relevance/relevance-weights.data.ts';
import { relevanceReference } from './relevance-reference.data.ts';

const model = readRelevanceModel(relevanceWeights);

type Reference = (typeof relevanceReference)[number];

function read({ terms, isCarried, facts }: Reference): Relevance[] {
  const message = model.readMessage({ terms, isCarried });
  return facts.map(({ id, about, levels, features }) => {
    const named = Object.fromEntries(
      relevanceWeights.features.map((name, at) => [name, features[at] ?? 0]),
    );
    return model.relevanceOf(message, model.readFact(id, about as [string, number][]), {
      levels: levels as Level[],
      features: named as never,
    });
  });
}

describe('the relevance model', () => {
  it('says of the same messages and facts what it said where it was trained', () => {
    expect(relevanceReference.length).toBeGreaterThanOrEqual(6);
    for (const reference of relevanceReference) {
      for (const [at, { relevance, helps }] of read(reference).entries()) {
        const said = reference.facts[at];
        expect(relevance, reference.terms.join(' ')).toBeCloseTo(said?.relevance ?? Number.NaN, 2);
        expect(helps, reference.terms.join(' ')).toBeCloseTo(said?.helps ?? Number.NaN, 2);
      }
    }
  });

  it('refuses weights that are cut off', () => {
    const [first, ...others] = relevanceWeights.networks;
    if (!first) throw new Error('no network');
    const cut = (part: keyof typeof first) => ({ ...first, [part]: first[part].slice(0, -8) });
    for (const part of ['layers', 'termRows', 'factRows'] as const) {
      const networks = [cut(part), ...others];
      expect(() => readRelevanceModel({ ...relevanceWeights, networks })).toThrow('weights');
    }
  });

  it('reads a fact that it has not seen by its words alone', () => {
    const [reference] = relevanceReference;
    if (!reference) throw new Error('no reference');
    const facts = reference.facts.map((fact) => ({ ...fact, id: 'new-fact-1' }));
    const [unknown] = read({ ...reference, facts } as Reference);
    expect(unknown?.relevance).not.toBe(read(reference)[0]?.relevance);
    expect(unknown?.helps).toBeGreaterThan(0);
  });

  it('tells a fact that has the words of a message from one that has none', () => {
    const [reference] = relevanceReference;
    if (!reference) throw new Error('no reference');
    const lacking = {
      ...reference,
      facts: reference.facts.map((fact) => ({ ...fact, levels: fact.levels.map(() => 0) })),
    };
    const [best] = read(reference);
    const [without] = read(lacking as Reference);
    expect(without?.relevance).toBeLessThan(best?.relevance ?? Number.NaN);
  });
});
