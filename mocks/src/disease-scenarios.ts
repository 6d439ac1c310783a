import { ApiError, badPicture } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import type { HttpHandler } from 'msw';
import {
  healthyOpinion,
  predictionOf,
  secondOpinionOf,
  silentOpinion,
  sureOf,
  unsureOf,
} from './leaf-answers.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import {
  failWith,
  holding,
  neverReplying,
  notSent,
  over,
  replying,
  type Scenario,
} from './scenario-parts.ts';

const late = 'tomato-late-blight';
const early = 'tomato-early-blight';

/** Replies to pictures with these opinions, whatever the crop; the service has a second one if there are two. */
const leaf = (
  opinions: readonly [LeafOpinion, ...LeafOpinion[]],
  wrap?: (json: string) => string,
): HttpHandler[] =>
  mockEndpoints({
    predictDisease: ({ body }) => predictionOf(opinions, body.language, wrap),
    getLeafService: () => ({ data: { hasSecondOpinion: opinions.length > 1 } }),
  });

/** Our model is sure. */
export const leafSure = (): Scenario => over(...leaf([sureOf(late)]));

/** Our model hesitates between two diseases. */
export const leafUnsure = (): Scenario => over(...leaf([unsureOf(late, early)]));

/** Our model sees a healthy leaf. */
export const leafHealthy = (): Scenario => over(...leaf([healthyOpinion]));

/** The pictures show no leaf of the crop. */
export const leafNoLeaf = (): Scenario => over(...leaf([silentOpinion('no leaf')]));

/** Our model was not trained for the crop. */
export const leafNotTrained = (): Scenario => over(...leaf([silentOpinion('not trained')]));

/** Our model and the AI provider disagree. */
export const leafTwoOpinions = (): Scenario =>
  over(...leaf([sureOf(early, 0.71), secondOpinionOf(late)]));

/** The AI provider says the same as our model. */
export const leafSecondAgrees = (): Scenario =>
  over(...leaf([sureOf(late), secondOpinionOf(late)]));

/** Our model was not trained for the crop, and the AI provider answers. */
export const leafOnlyGemini = (): Scenario =>
  over(...leaf([secondOpinionOf(late), silentOpinion('not trained')]));

/** The answer stands in a code fence, with words around it. */
export const leafFenced = (): Scenario =>
  over(...leaf([sureOf(late)], (json) => `Here it is:\n\`\`\`json\n${json}\n\`\`\`\n`));

/** The answer is no JSON. */
export const leafNonsense = (): Scenario => over(...leaf([sureOf(late)], () => 'I cannot say.'));

/** The answer to pictures never arrives. */
export const leafSlow = (): Scenario => neverReplying([contract.predictDisease]);

/** An answer to pictures that a test holds back: `handlers` for the scenario, `open` to release it. */
export const leafHeld = () => holding([contract.predictDisease]);

/** The pictures arrive, and the server cannot judge them. */
export const leafFailing = (): Scenario =>
  failWith([contract.predictDisease], new ApiError('unavailable'));

/** The pictures do not arrive. */
export const leafOffline = (): Scenario => notSent([contract.predictDisease]);

/** The server cannot read a picture. */
export const leafBadPicture = (): Scenario =>
  failWith([contract.predictDisease], badPicture('image'));

/** Too many pictures were sent: the next ones are taken in ten minutes. */
export const leafTooOften = (): Scenario =>
  failWith([contract.predictDisease], new ApiError('rate_limited', { retryAfter: 600 }));

/** The account keeps no diagnosis. */
export const noDiagnoses = (): Scenario =>
  replying({ listDiagnoses: () => ({ data: [], nextCursor: null }) });

/** Nothing can be kept on the account, changed there or deleted. */
export const diagnosesNotSaved = (): Scenario =>
  failWith(
    [
      ...[contract.addLeafPicture, contract.saveDiagnosis, contract.changeDiagnosis],
      ...[contract.deleteDiagnosis, contract.sendLeafFeedback, contract.withdrawLeafFeedback],
    ],
    new ApiError('unavailable'),
  );
