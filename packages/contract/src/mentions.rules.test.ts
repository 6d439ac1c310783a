import { expect, it } from 'vitest';
import { mentionsIn } from './mentions.rules.ts';

const asha = { id: '1', name: 'Asha' };
const ashaDevi = { id: '2', name: 'Asha Devi' };
const meera = { id: '3', name: 'मीरा देवी' };
const lakshmi = { id: '6', name: 'लक्ष्\u200Dमी  देवी ' };
const people = [asha, ashaDevi, meera, lakshmi];

it.each([
  ['by name', 'Thanks @Asha, it worked', [asha]],
  ['in small letters', 'thanks @asha devi!', [ashaDevi]],
  ['in Hindi, at the end', 'धन्यवाद @मीरा देवी', [meera]],
  ['with two spaces or one', 'thanks @Asha  Devi and @लक्ष्मी देवी', [ashaDevi, lakshmi]],
  ['whatever cannot be seen', 'thanks @\u200BAsha\u200D Devi', [ashaDevi]],
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
