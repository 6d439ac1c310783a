import { ApiError, badPicture, errorReplyOf } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import type { Endpoint } from '@upaj/contract/endpoint';
import { delay, type HttpHandler, HttpResponse } from 'msw';
import { handlers } from './handlers.ts';
import {
  healthyOpinion,
  predictionOf,
  secondOpinionOf,
  silentOpinion,
  sureOf,
  unsureOf,
} from './leaf-answers.ts';
import { handle, mockEndpoint } from './mock-endpoint.ts';

const late = 'tomato-late-blight';
const early = 'tomato-early-blight';

const over = (...special: HttpHandler[]): HttpHandler[] => [...special, ...handlers];

/** Replies to pictures with these opinions, whatever the crop. */
const answering = (
  opinions: readonly [LeafOpinion, ...LeafOpinion[]],
  wrap?: (json: string) => string,
): HttpHandler =>
  mockEndpoint(contract.predictDisease, ({ body }) => ({
    status: 200,
    body: predictionOf(opinions, body.language, wrap),
  }));

const secondOpinionOffered = mockEndpoint(contract.getLeafService, () => ({
  status: 200,
  body: { success: true, data: { hasSecondOpinion: true } },
}));

function failWith(
  endpoints: readonly Endpoint[],
  error: ApiError,
  headers?: Record<string, string>,
): HttpHandler[] {
  const { status, body } = errorReplyOf(error);
  const init = { status, ...(headers && { headers }) };
  return over(
    ...endpoints.map((endpoint) => handle(endpoint, () => HttpResponse.json(body, init))),
  );
}

/** Our model is sure. */
export const leafSure = (): HttpHandler[] => over(answering([sureOf(late)]));

/** Our model hesitates between two diseases. */
export const leafUnsure = (): HttpHandler[] => over(answering([unsureOf(late, early)]));

/** Our model sees a healthy leaf. */
export const leafHealthy = (): HttpHandler[] => over(answering([healthyOpinion]));

/** The pictures show no leaf of the crop. */
export const leafNoLeaf = (): HttpHandler[] => over(answering([silentOpinion('no leaf')]));

/** Our model was not trained for the crop. */
export const leafNotTrained = (): HttpHandler[] => over(answering([silentOpinion('not trained')]));

/** Our model and the AI provider disagree. */
export const leafTwoOpinions = (): HttpHandler[] =>
  over(answering([sureOf(early, 0.71), secondOpinionOf(late)]), secondOpinionOffered);

/** The AI provider says the same as our model. */
export const leafSecondAgrees = (): HttpHandler[] =>
  over(answering([sureOf(late), secondOpinionOf(late)]), secondOpinionOffered);

/** Our model was not trained for the crop, and the AI provider answers. */
export const leafOnlyGemini = (): HttpHandler[] =>
  over(answering([secondOpinionOf(late), silentOpinion('not trained')]), secondOpinionOffered);

/** The answer stands in a code fence, with words around it. */
export const leafFenced = (): HttpHandler[] =>
  over(answering([sureOf(late)], (json) => `Here it is:\n\`\`\`json\n${json}\n\`\`\`\n`));

/** The answer is no JSON. */
export const leafNonsense = (): HttpHandler[] =>
  over(answering([sureOf(late)], () => 'I cannot say.'));

/** The answer to pictures never arrives. */
export const leafSlow = (): HttpHandler[] =>
  over(
    handle(contract.predictDisease, async () => {
      await delay('infinite');
      return undefined;
    }),
  );

/** An answer to pictures that a test holds back: `handlers` for the scenario, `open` to release it. */
export function leafHeld(): { handlers: HttpHandler[]; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { handlers: over(handle(contract.predictDisease, () => opened)), open: () => open() };
}

/** The pictures arrive, and the server cannot judge them. */
export const leafFailing = (): HttpHandler[] =>
  failWith([contract.predictDisease], new ApiError('unavailable'));

/** The pictures do not arrive. */
export const leafOffline = (): HttpHandler[] =>
  over(handle(contract.predictDisease, () => HttpResponse.error()));

/** The server cannot read a picture. */
export const leafBadPicture = (): HttpHandler[] =>
  failWith([contract.predictDisease], badPicture('image'));

/** Too many pictures were sent: the next ones are taken in ten minutes. */
export const leafTooOften = (): HttpHandler[] =>
  failWith([contract.predictDisease], new ApiError('rate_limited'), { 'retry-after': '600' });

/** The account keeps no diagnosis. */
export const noDiagnoses = (): HttpHandler[] =>
  over(
    mockEndpoint(contract.listDiagnoses, () => ({
      status: 200,
      body: { success: true, data: [], nextCursor: null },
    })),
  );

/** Nothing can be kept on the account, changed there or deleted. */
export const diagnosesNotSaved = (): HttpHandler[] =>
  failWith(
    [
      ...[contract.addLeafPicture, contract.saveDiagnosis, contract.changeDiagnosis],
      ...[contract.deleteDiagnosis, contract.sendLeafFeedback, contract.withdrawLeafFeedback],
    ],
    new ApiError('unavailable'),
  );
