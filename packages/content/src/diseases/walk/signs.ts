import type { Bilingual } from '../../text.ts';
import type { Sign } from './sign.ts';
import { signs } from './signs.data.ts';

const byId: ReadonlyMap<string, Sign> = new Map(signs.map((sign) => [sign.id, sign]));

/** The sign with this id, or undefined. */
export const findSign = (id: string): Sign | undefined => byId.get(id);

/** Asks for a sign by its name. */
export const questionOf = ({ name }: Sign): Bilingual => ({
  en: `Do you see this: “${name.en}”?`,
  hi: `क्या यह दिखता है: “${name.hi}”?`,
});
