import { type State, states } from '../states.ts';
import { armyPrefixes, statesByThreeDigits, statesByTwoDigits } from './pin-prefixes.ts';

/** Whether a text is a PIN code: six digits, the first not 0. */
export const isPin = (pin: string): boolean => /^[1-9]\d{5}$/.test(pin);

/** Whether the PIN code belongs to the Army Postal Service. */
export const isArmyPin = (pin: string): boolean =>
  isPin(pin) && armyPrefixes.includes(pin.slice(0, 2));

/** The states that the PIN code may lie in, the likeliest first; none for what is no PIN code. */
export function statesOfPin(pin: string): readonly State[] {
  if (!isPin(pin)) return [];
  const codes = statesByThreeDigits[pin.slice(0, 3)] ?? statesByTwoDigits[pin.slice(0, 2)] ?? '';
  return codes.split(' ').flatMap((code) => states.filter((state) => state.code === code));
}
