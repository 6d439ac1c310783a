import { callCentre } from '@upaj/content/about/call-centre';

/** Numbers that an answer may send someone to who is in danger: poisoning, distress, ambulance, every emergency. */
const emergencies = ['1800-116-117', '14416', '108', '112'];

/** A number in a text, however its digits are grouped. */
const numberPattern = /\d+(?:-\d+)*/g;

export const telLink = (number: string): string => `tel:${number.replaceAll('-', '')}`;

/** The numbers that an answer names; the first two of the emergencies where it names none. */
export function helplinesIn(text: string): string[] {
  const named = new Set(text.match(numberPattern));
  const found = [...emergencies, callCentre].filter((number) => named.has(number));
  return found.length > 0 ? found : emergencies.slice(0, 2);
}
