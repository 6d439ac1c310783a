import type { Adviser, Asked } from './adviser.ts';
import { choose } from './choose.ts';
import { compose } from './compose.ts';
import { buildFactIndex } from './fact-index.ts';
import { type Judgement, judge } from './judge.ts';
import { learnKinds } from './kinds/learn-kinds.ts';
import { namesByTheWay } from './mentions/meant.ts';
import { publicPart, understand } from './understand.ts';

/** Most facts of an answer. */
const mostFacts = 3;

/** In a conversation about one crop, another one that is named by the way is not asked about, unless its facts help as likely as this. */
const leastHelp = 0.7;

const helpOf = ({ ranked, outcome }: Judgement): number =>
  outcome === 'answer' ? (ranked[0]?.helps ?? 0) : 0;

/** Builds the adviser; it is the same for everybody and holds no conversation. Built in slices, between which others are served. */
export async function createAdviser(): Promise<Adviser> {
  const index = await buildFactIndex();
  const kindsOf = await learnKinds();
  const read = (asked: Asked) => {
    const judgement = judge(understand(asked, index), { index, kindsOf });
    const { subjects, pieces } = judgement.reading;
    const isInDoubt = judgement.outcome !== 'refuse' && helpOf(judgement) < leastHelp;
    if (!isInDoubt || asked.history.length === 0 || !namesByTheWay(pieces)) return judgement;
    const reading = understand(asked, index, true);
    if (reading.subjects.length === 0 || reading.subjects.join() === subjects.join())
      return judgement;
    const aside = judge(reading, { index, kindsOf });
    return helpOf(aside) > helpOf(judgement) ? aside : judgement;
  };
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
