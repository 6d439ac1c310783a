import type { Adviser, Asked } from './adviser.ts';
import { choose } from './choose.ts';
import { compose } from './compose.ts';
import { buildFactIndex } from './fact-index.ts';
import { judge } from './judge.ts';
import { learnKinds } from './kinds/learn-kinds.ts';
import { publicPart, understand } from './understand.ts';

/** Most facts of an answer. */
const mostFacts = 3;

/** Builds the adviser; it is the same for everybody and holds no conversation. Built in slices, between which others are served. */
export async function createAdviser(): Promise<Adviser> {
  const index = await buildFactIndex();
  const kindsOf = await learnKinds();
  const read = (asked: Asked) => judge(understand(asked, index), { index, kindsOf });
  return {
    understand: (asked) => publicPart(read(asked).reading),
    retrieve: (asked, most = mostFacts) => choose(read(asked), index, most).facts,
    advise: (asked) => {
      const judgement = read(asked);
      const choice = choose(judgement, index, mostFacts);
      return compose(choice, { reading: judgement.reading, index, today: asked.today });
    },
  };
}
