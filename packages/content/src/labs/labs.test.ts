import { describe, expect, it } from 'vitest';
import { loadDistricts } from '../places/districts.ts';
import { statesOfPin } from '../places/pin.ts';
import { findState, stateSlugs } from '../state-slugs.ts';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { labKinds } from './lab.ts';
import { loadAllLabs, loadLabs } from './labs.ts';

const labs = await loadAllLabs();

describe('the laboratories', () => {
  it('are 904, and every state has some', async () => {
    expect(labs).toHaveLength(904);
    for (const state of stateSlugs) expect((await loadLabs(state)).length).toBeGreaterThan(0);
  });

  it('have a unique id in the state', () => {
    expect(isUnique(labs.map(({ id, state }) => `${state}/${id}`))).toBe(true);
  });

  it('are in a known district', async () => {
    for (const state of stateSlugs) {
      const names = (await loadDistricts(state)).map(({ en }) => en);
      const strangers = (await loadLabs(state)).filter(({ district }) => !names.includes(district));
      expect(strangers.map(({ district }) => district)).toEqual([]);
    }
  });

  it('have a PIN code of their state', () => {
    const strangers = labs.filter(
      ({ pin, state }) => pin && !statesOfPin(pin).some((found) => found === findState(state)),
    );
    expect(strangers.map(({ id, pin, state }) => `${state} ${id} ${pin}`)).toEqual([]);
  });

  it('give landlines only, never a mobile number or an e-mail', () => {
    for (const { address, name, phone } of labs) {
      if (phone) expect(phone).toMatch(/^0\d{2,4}-\d{6,7}$/);
      expect(`${name} ${address}`).not.toMatch(/@|\b[6-9]\d{9}\b/);
    }
    expect(labs.filter(({ phone }) => phone)).toHaveLength(19);
  });

  it('mark the unconfirmed ones', () => {
    expect(labs.filter(({ certainty }) => certainty === 'unverified')).toHaveLength(87);
  });

  it('explain their kinds in both languages', () => {
    const texts = Object.values(labKinds).flatMap(({ hint, label }) => [hint, label]);
    for (const text of texts) expect(isBilingual(text), text.en).toBe(true);
  });
});
