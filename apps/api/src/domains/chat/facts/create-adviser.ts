import type { Adviser, Asked } from './adviser.ts';
import { choose } from './choose.ts';
import { compose } from './compose.ts';
import { buildFactIndex } from './fact-index.ts';
import { publicPart, understand } from './understand.ts';

/** Most facts of an answer. */
const mostFacts = 3;

/** Builds the adviser; it is the same for everybody and holds no conversation. Built in slices, between which others are served. */
export async function createAdviser(): Promise<Adviser> {
  const index = await buildFactIndex();
  const read = (asked: Asked) => understand(asked, index);
  return {
    understand: (asked) => publicPart(read(asked)),
    retrieve: (asked, most = mostFacts) => choose(read(asked), index, most).facts,
    advise: (asked) => {
      const reading = read(asked);
      return compose(choose(reading, index, mostFacts), { reading, index, today: asked.today });
    },
  };
}
