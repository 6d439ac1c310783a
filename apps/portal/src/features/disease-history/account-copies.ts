import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Diagnosis } from '@upaj/contract/disease.schema';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { diseaseApi } from '../../domains/disease/disease.api.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

type CachedState = Parameters<typeof diseaseApi.util.selectInvalidatedBy>[0];
export type HistoryDispatch = ThunkDispatch<CachedState, unknown, UnknownAction>;

export type Progress = NonNullable<DeviceDiagnosis['progress']>;

/** The argument of the one list of the account's diagnoses. */
export const allDiagnoses = {};

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

/** Withdraws what was given for training; gives why it was not withdrawn. */
export async function withdrawTraining(
  dispatch: HistoryDispatch,
  sentId: string,
): Promise<{ error?: unknown }> {
  const request = { params: { id: sentId } };
  const { error } = await dispatch(diseaseApi.endpoints.withdrawLeafFeedback.initiate(request));
  return error && !isGone(error) ? { error } : {};
}
