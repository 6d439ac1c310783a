import { useEffect, useMemo, useRef } from 'react';
import { useListLeafFeedbackInfiniteQuery } from '../../domains/disease/disease.api.ts';
import { allGiven, forgetGiven } from './account-copies.ts';
import type { HistoryEntry } from './merge-history.ts';

/** What this device takes for given. */
const sentIdsOf = (entries: readonly HistoryEntry[] = []): string[] =>
  entries.flatMap(({ diagnosis }) => diagnosis.feedback?.sentId ?? []);

/** What a user has given for training, from any device; this device learns what was withdrawn on another one. */
export function useGivenLeaves(userId: string, entries: readonly HistoryEntry[] | undefined) {
  // What the device has is known first, so that it can be compared.
  const list = useListLeafFeedbackInfiniteQuery(allGiven, { skip: entries === undefined });
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage } = list;
  const given = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  // What was given after the question is not in the answer yet.
  const known = useRef<readonly string[]>([]);
  const isAsked = isFetching && !isFetchingNextPage;
  const isComplete = data !== undefined && !(isFetching || hasNextPage || isError);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is at the moment of the question
  useEffect(() => {
    if (isAsked) known.current = sentIdsOf(entries);
  }, [isAsked]);

  useEffect(() => {
    if (!isComplete) return;
    const there = new Set(given.map(({ _id }) => _id));
    const withdrawn = known.current.filter((sentId) => !there.has(sentId));
    known.current = [];
    for (const sentId of withdrawn) void forgetGiven(userId, sentId);
  }, [userId, given, isComplete]);

  return { ...list, given };
}
