import { expect, it } from 'vitest';
import { mentionsIn } from './mentions.ts';

const asha = { id: '1', name: 'Asha' };
const ashaDevi = { id: '2', name: 'Asha Devi' };
const meera = { id: '3', name: 'मीरा देवी' };
const people = [asha, ashaDevi, meera];

it.each([
  ['by name', 'Thanks @Asha, it worked', [asha]],
  ['in small letters', 'thanks @asha devi!', [ashaDevi]],
  ['in Hindi, at the end', 'धन्यवाद @मीरा देवी', [meera]],
  ['each once, in their order', '@मीरा देवी and @Asha and @Asha', [meera, asha]],
  ['not as part of a longer name', '@Ashaben and @मीरा देवीजी', []],
  ['not in a mail address', 'write to x@asha', []],
  ['not without the sign', 'Asha Devi said so', []],
])('people are mentioned %s', (_how, text, mentioned) => {
  expect(mentionsIn(text, people)).toEqual(mentioned);
});

it('people of one name are all meant', () => {
  const other = { id: '4', name: 'ASHA' };
  expect(mentionsIn('@Asha', [asha, other])).toEqual([asha, other]);
});

it('someone without a name is never meant', () => {
  expect(mentionsIn('@ @', [{ id: '5', name: ' ' }])).toEqual([]);
});
