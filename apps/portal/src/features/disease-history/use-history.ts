import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { changeDiagnosis } from '../../domains/disease/device-diagnoses.ts';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { useListDiagnosesInfiniteQuery } from '../../domains/disease/disease.api.ts';
import { useDeviceDiagnoses } from '../../domains/disease/use-device-diagnoses.ts';
import { allDiagnoses, type HistoryDispatch, tellProgress } from './account-copies.ts';
import { type HistoryEntry, mergeHistory } from './merge-history.ts';

/** The history of a user: of this device at once, and of the account as it arrives. */
export function useHistory(userId: string | null) {
  const { diagnoses, shortfall } = useDeviceDiagnoses(userId);
  const account = useListDiagnosesInfiniteQuery(allDiagnoses, { skip: userId === null });
  const { data, isError, isFetching, hasNextPage, refetch, fetchNextPage } = account;
  const entries = useMemo(() => {
    const saved = data?.pages.flatMap((page) => page.data) ?? [];
    const isComplete = data !== undefined && !hasNextPage;
    return diagnoses && mergeHistory(diagnoses, { diagnoses: saved, isComplete });
  }, [diagnoses, data, hasNextPage]);
  useTellAccount(userId, data ? entries : undefined);
  return {
    entries,
    shortfall,
    isFetching,
    hasNextPage,
    refetch,
    fetchNextPage,
    isAccountMissing: isError,
  };
}

/** Tells the account how fields are, and the device of copies that it has not heard of. */
function useTellAccount(userId: string | null, entries: readonly HistoryEntry[] | undefined) {
  const dispatch = useDispatch<HistoryDispatch>();
  // One attempt for each answer: the next visit makes another one.
  const tried = useRef(new Set<string>());

  async function tell(owner: string, { id, progress }: DeviceDiagnosis, savedId: string) {
    const attempt = `${id} ${progress}`;
    if (!progress || tried.current.has(attempt)) return;
    tried.current.add(attempt);
    const { error } = await tellProgress(dispatch, savedId, progress);
    if (error) return;
    tried.current.delete(attempt);
    await changeDiagnosis(owner, id, { isProgressUnsent: false });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tell` is the same for all
  useEffect(() => {
    if (!userId) return;
    for (const { diagnosis, isOnDevice, savedId } of entries ?? []) {
      if (!isOnDevice || !savedId) continue;
      if (savedId !== diagnosis.savedId) void changeDiagnosis(userId, diagnosis.id, { savedId });
      else if (diagnosis.isProgressUnsent) void tell(userId, diagnosis, savedId);
    }
  }, [userId, entries]);
}
