import type { LeafFeedback } from '@upaj/contract/disease.schema';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DeviceDiagnosis, LeafAnswer } from '../../../domains/disease/diagnosis.ts';
import {
  useSendLeafFeedbackMutation,
  useWithdrawLeafFeedbackMutation,
} from '../../../domains/disease/disease.api.ts';
import { sendLeafPictures } from '../../../domains/disease/send-leaf-pictures.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';

interface Progress {
  state: 'idle' | 'sending' | 'withdrawing';
  /** How much is sent, 0 to 1. */
  share: number;
  /** Why the last attempt failed. */
  error?: { at: 'sending' | 'withdrawing'; reason: unknown };
}

const idle: Progress = { state: 'idle', share: 0 };

/** The same for every attempt to give the same answer, and another one after a withdrawal: nothing is kept twice. */
const keyOf = ({ id }: DeviceDiagnosis, { isRight, actual, withdrawals = 0 }: LeafAnswer) =>
  `leaf-training ${id} ${withdrawals} ${isRight} ${actual === undefined ? 'unknown' : actual}`;

/** What is sent beside the pictures. */
function bodyOf(
  { cropId, opinions, modelVersion }: DeviceDiagnosis,
  { isRight, actual }: LeafAnswer,
  pictures: string[],
): LeafFeedback | undefined {
  const [opinion] = opinions;
  if (!opinion) return undefined;
  const told = actual === undefined ? {} : { actual };
  return { crop: cropId, opinion, modelVersion, isRight, ...told, pictures, isConsented: true };
}

/** Gives the pictures of a diagnosis to the training, with the answer to "Was this right?", and withdraws them. */
export function useTrainingPictures(
  diagnosis: DeviceDiagnosis,
  onChange: (answer: LeafAnswer) => Promise<void>,
) {
  const dispatch: CacheDispatch = useDispatch();
  const [sendFeedback] = useSendLeafFeedbackMutation();
  const [withdrawFeedback] = useWithdrawLeafFeedbackMutation();
  const [progress, setProgress] = useState<Progress>(idle);
  // A second press can come before the button is rendered as disabled.
  const isUnderWay = useRef(false);

  async function once(work: () => Promise<Progress>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const after = await work().catch((reason: unknown): Progress => {
      return { ...idle, error: { at: 'sending', reason } };
    });
    isUnderWay.current = false;
    setProgress(after);
  }

  async function send(answer: LeafAnswer): Promise<Progress> {
    setProgress({ state: 'sending', share: 0 });
    const fail = (reason: unknown): Progress => ({ ...idle, error: { at: 'sending', reason } });
    const key = keyOf(diagnosis, answer);
    const onProgress = (share: number) => setProgress({ state: 'sending', share });
    const sent = await sendLeafPictures(dispatch, diagnosis.pictures, { key, onProgress });
    if ('error' in sent) return fail(sent.error);
    const body = bodyOf(diagnosis, answer, sent.ids);
    if (!body) return idle;
    const told = await sendFeedback({ body, idempotencyKey: key });
    if (!told.data) return fail(told.error);
    await onChange({ ...answer, sentId: told.data.data.id });
    return idle;
  }

  async function withdraw({ sentId, withdrawals = 0, ...answer }: LeafAnswer): Promise<Progress> {
    if (!sentId) return idle;
    setProgress({ state: 'withdrawing', share: 0 });
    const { error } = await withdrawFeedback({ params: { id: sentId } });
    // What is not there any more is withdrawn.
    if (error && getApiError(error)?.code !== 'not_found') {
      return { ...idle, error: { at: 'withdrawing', reason: error } };
    }
    await onChange({ ...answer, withdrawals: withdrawals + 1 });
    return idle;
  }

  return {
    ...progress,
    send: (answer: LeafAnswer) => void once(() => send(answer)),
    withdraw: (answer: LeafAnswer) => void once(() => withdraw(answer)),
  };
}

export type TrainingPictures = ReturnType<typeof useTrainingPictures>;
