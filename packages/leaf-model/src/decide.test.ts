import { describe, expect, it } from 'vitest';
import { cropOfState, type Decision, type DecisionRules, decide, trainedCrops } from './decide.ts';

const rules: DecisionRules = {
  classes: [
    'maize__healthy',
    'maize__rust',
    'tomato__blight',
    'tomato__healthy',
    'tomato__mould',
    'other',
  ],
  bias: [0, 0, 0, 0, 0, 0],
  temperature: { maize: 2, tomato: 1 },
  gates: { maize: 0.6, tomato: 0.8 },
  otherGate: 0.5,
  foreignGate: 0.7,
  combine: { weight: 0.5 },
};

/** Logits of these shares, in the order of the classes; a temperature undoes itself. */
const logitsOf = (shares: number[], temperature = 1) =>
  Float32Array.from(shares, (share) => Math.log(share) * temperature);

const rounded = (decision: Decision) =>
  JSON.parse(JSON.stringify(decision), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );

describe('a picture of a stated crop', () => {
  it('is answered when one disease of the crop passes its gate', () => {
    const decision = decide(rules, [logitsOf([0.1, 0.1, 0.7, 0.02, 0.04, 0.04])], 'tomato');
    expect(rounded(decision)).toEqual({
      outcome: 'answer',
      state: 'tomato__blight',
      share: 0.875,
      likely: [
        { state: 'tomato__blight', share: 0.875 },
        { state: 'tomato__mould', share: 0.05 },
      ],
    });
  });

  it('is never answered with a disease of another crop', () => {
    const decision = decide(rules, [logitsOf([0.6, 0.05, 0.3, 0.02, 0.02, 0.01])], 'tomato');
    expect(decision).toMatchObject({ outcome: 'answer', state: 'tomato__blight' });
  });

  it('leaves the two most likely below the gate', () => {
    const decision = decide(rules, [logitsOf([0.1, 0.1, 0.3, 0.02, 0.44, 0.04])], 'tomato');
    expect(rounded(decision)).toEqual({
      outcome: 'unsure',
      likely: [
        { state: 'tomato__mould', share: 0.55 },
        { state: 'tomato__blight', share: 0.375 },
      ],
    });
  });

  it('has the gate and the temperature of its crop', () => {
    const logits = logitsOf([0.26, 0.7, 0.01, 0.01, 0.01, 0.01], 2);
    const decision = decide(rules, [logits], 'maize');
    expect(rounded(decision)).toMatchObject({ state: 'maize__rust', share: 0.722 });
    const colder = { ...rules, temperature: { ...rules.temperature, maize: 6 } };
    expect(decide(colder, [logits], 'maize').outcome).toBe('unsure');
  });

  it('counts the bias of a class before the temperature', () => {
    const biased = { ...rules, bias: [0, -2 * Math.log(8), 0, 0, 0, 0] };
    const rust = logitsOf([0.1, 0.7, 0.05, 0.05, 0.05, 0.05], 2);
    expect(rounded(decide(rules, [rust], 'maize'))).toMatchObject({ state: 'maize__rust' });
    expect(rounded(decide(biased, [rust], 'maize'))).toEqual({
      outcome: 'unsure',
      likely: [
        { state: 'maize__healthy', share: 0.421 },
        { state: 'maize__rust', share: 0.368 },
      ],
    });
    const even = logitsOf([0.2, 0.2, 0.3, 0.1, 0.1, 0.1]);
    expect(decide({ ...rules, bias: [0, 5, 0, 0, 0, 0] }, [even])).toMatchObject({
      state: 'maize__rust',
    });
  });

  it('shows no leaf from the gate of other on', () => {
    expect(decide(rules, [logitsOf([0.1, 0.1, 0.2, 0.1, 0.1, 0.4])], 'tomato')).toEqual({
      outcome: 'no leaf',
    });
    expect(decide(rules, [logitsOf([0.1, 0.1, 0.2, 0.1, 0.11, 0.39])], 'tomato').outcome).toBe(
      'unsure',
    );
  });

  it('shows no leaf of the crop when it looks like another crop', () => {
    expect(decide(rules, [logitsOf([0.01, 0.72, 0.24, 0.01, 0.01, 0.01])], 'tomato')).toEqual({
      outcome: 'no leaf',
    });
  });

  it('stays without an answer when the logits are extreme', () => {
    const row = Float32Array.of(900, -900, -900, -900, -900, -900);
    expect(decide(rules, [row], 'tomato')).toEqual({ outcome: 'no leaf' });
  });
});

describe('several pictures of a field', () => {
  const weak = logitsOf([0.01, 0.01, 0.66, 0.03, 0.26, 0.03]);
  const soil = logitsOf([0.02, 0.02, 0.02, 0.02, 0.02, 0.9]);

  it('are answered together where each alone is not', () => {
    expect(decide(rules, [weak], 'tomato').outcome).toBe('unsure');
    const decision = decide(rules, [weak, weak, weak], 'tomato');
    // Shares to the power of 3 ** 0.5, renormalised.
    expect(rounded(decision)).toMatchObject({ outcome: 'answer', share: 0.831 });
  });

  it('count as their mean at a weight of 0, and in full at 1', () => {
    const shareAt = (weight: number) => {
      const { likely } = {
        likely: [],
        ...decide({ ...rules, combine: { weight } }, [weak, weak], 'tomato'),
      };
      return likely[0]?.share;
    };
    expect(shareAt(0)).toBeCloseTo(0.66 / 0.95, 4);
    expect(shareAt(1)).toBeCloseTo(0.66 ** 2 / (0.66 ** 2 + 0.03 ** 2 + 0.26 ** 2), 4);
  });

  it('leave out the pictures without a leaf', () => {
    expect(decide(rules, [soil, weak, soil], 'tomato')).toEqual(decide(rules, [weak], 'tomato'));
    expect(decide(rules, [soil, soil], 'tomato')).toEqual({ outcome: 'no leaf' });
  });

  it('that contradict each other are not answered', () => {
    const blight = logitsOf([0.01, 0.01, 0.9, 0.03, 0.03, 0.02]);
    const mould = logitsOf([0.01, 0.01, 0.03, 0.03, 0.9, 0.02]);
    expect(decide(rules, [blight], 'tomato').outcome).toBe('answer');
    expect(decide(rules, [blight, mould], 'tomato').outcome).toBe('unsure');
  });
});

describe('pictures without a stated crop', () => {
  it('let all trained crops compete, and the gate of the winner counts', () => {
    const rust = logitsOf([0.1, 0.7, 0.1, 0.02, 0.04, 0.04], 2);
    expect(decide(rules, [rust])).toMatchObject({ outcome: 'answer', state: 'maize__rust' });
    const blight = logitsOf([0.1, 0.1, 0.7, 0.02, 0.04, 0.04]);
    expect(rounded(decide(rules, [blight]))).toEqual({
      outcome: 'unsure',
      likely: [
        { state: 'tomato__blight', share: 0.7 },
        { state: 'maize__healthy', share: 0.1 },
      ],
    });
  });

  it('may show no leaf of any crop', () => {
    expect(decide(rules, [logitsOf([0.02, 0.02, 0.02, 0.02, 0.02, 0.9])])).toEqual({
      outcome: 'no leaf',
    });
  });
});

describe('what cannot be decided is refused', () => {
  const row = logitsOf([0.1, 0.1, 0.7, 0.02, 0.04, 0.04]);

  it.each<[string, Float32Array[], string | undefined]>([
    ['a crop that was not trained', [row], 'rice'],
    ['the class of what is no leaf as a crop', [row], 'other'],
    ['no picture', [], 'tomato'],
    ['logits of another model', [row.subarray(1)], undefined],
  ])('%s', (_, logits, crop) => {
    expect(() => decide(rules, logits, crop)).toThrow(RangeError);
  });
});

it('the trained crops are those of the classes', () => {
  expect(trainedCrops(rules)).toEqual(['maize', 'tomato']);
  expect(cropOfState('tomato__late_blight')).toBe('tomato');
});
