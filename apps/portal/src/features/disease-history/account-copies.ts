import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { Diagnosis, GivenLeaves } from '@upaj/contract/disease.schema';
import type { UnknownAction } from 'redux';
import { changeDiagnosis, listDeviceDiagnoses } from '../../domains/disease/device-diagnoses.ts';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { diseaseApi } from '../../domains/disease/disease.api.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

// By hand, not by hooks: each request and its change of the list are one step, which several components take.

type CachedState = Parameters<typeof diseaseApi.util.selectInvalidatedBy>[0];
export type HistoryDispatch = ThunkDispatch<CachedState, unknown, UnknownAction>;

export type Progress = NonNullable<DeviceDiagnosis['progress']>;

/** The argument of the one list of the account's diagnoses. */
export const allDiagnoses = {};
/** The argument of the one list of what was given for training. */
export const allGiven = {};

/** Changes the list at once: the screen does not wait for it to be fetched again. */
const changeList = (change: (diagnoses: Diagnosis[]) => Diagnosis[]) =>
  diseaseApi.util.updateQueryData('listDiagnoses', allDiagnoses, ({ pages }) => {
    for (const page of pages) page.data = change(page.data);
  });

/** Tells the account how the field is; gives why it was not told. */
export async function tellProgress(
  dispatch: HistoryDispatch,
  savedId: string,
  progress: Progress,
): Promise<{ error?: unknown }> {
  const request = { params: { id: savedId }, body: { progress } };
  const { error } = await dispatch(diseaseApi.endpoints.changeDiagnosis.initiate(request));
  if (error) return { error };
  const told = (one: Diagnosis) => (one._id === savedId ? { ...one, progress } : one);
  dispatch(changeList((diagnoses) => diagnoses.map(told)));
  return {};
}

/** Whether something is not there any more, which is as good as deleted. */
const isGone = (error: unknown): boolean => getApiError(error)?.code === 'not_found';

/** Deletes a copy from the account; gives why it was not deleted. */
export async function deleteCopy(
  dispatch: HistoryDispatch,
  savedId: string,
): Promise<{ error?: unknown }> {
  const request = { params: { id: savedId } };
  const { error } = await dispatch(diseaseApi.endpoints.deleteDiagnosis.initiate(request));
  if (error && !isGone(error)) return { error };
  dispatch(changeList((diagnoses) => diagnoses.filter(({ _id }) => _id !== savedId)));
  return {};
}

const changeGiven = (change: (given: GivenLeaves[]) => GivenLeaves[]) =>
  diseaseApi.util.updateQueryData('listLeafFeedback', allGiven, ({ pages }) => {
    for (const page of pages) page.data = change(page.data);
  });

/** The device no longer takes it for given: it can be given again, under another key. */
export async function forgetGiven(userId: string, sentId: string): Promise<void> {
  for (const { id, feedback } of await listDeviceDiagnoses(userId)) {
    if (feedback?.sentId !== sentId) continue;
    const { sentId: _, withdrawals = 0, ...answer } = feedback;
    await changeDiagnosis(userId, id, { feedback: { ...answer, withdrawals: withdrawals + 1 } });
  }
}

/** Withdraws what was given for training, also from the device's memory; gives why it was not withdrawn. */
export async function withdrawTraining(
  dispatch: HistoryDispatch,
  userId: string,
  sentId: string,
): Promise<{ error?: unknown }> {
  const request = { params: { id: sentId } };
  const { error } = await dispatch(diseaseApi.endpoints.withdrawLeafFeedback.initiate(request));
  if (error && !isGone(error)) return { error };
  await forgetGiven(userId, sentId);
  dispatch(changeGiven((given) => given.filter(({ _id }) => _id !== sentId)));
  return {};
}
