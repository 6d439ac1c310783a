import { expect, it } from 'vitest';
import { stateNamed } from './state-named.ts';
import { states } from './states.ts';

it.each(['Jharkhand', 'jharkhand', ' JHARKHAND ', 'झारखंड'])('%s is Jharkhand', (written) => {
  expect(stateNamed(written)?.en).toBe('Jharkhand');
});

it('every state is found by both of its names and as in an address', () => {
  const found = states.flatMap(({ en, hi }) =>
    [en, hi, en.toLowerCase().replaceAll(' ', '-')].map(
      (written) => stateNamed(written)?.en === en,
    ),
  );
  expect(found).not.toContain(false);
  expect(stateNamed('Atlantis')).toBeUndefined();
});
