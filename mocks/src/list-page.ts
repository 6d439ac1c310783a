import { pageSize } from '@upaj/content/trade-unit';
import { invalidField } from '@upaj/contract/api-error';

/** Which part of a list is asked for. */
interface Asked {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** One page of a list; the id of its last record is the cursor of the next one. */
export function pageOf<T extends { id: string }>(
  all: readonly T[],
  { cursor, limit = pageSize }: Asked,
): { page: readonly T[]; nextCursor: string | null } {
  const start = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) throw invalidField('cursor', 'wrong_cursor');
  const page = all.slice(start, start + limit);
  const isMore = start + page.length < all.length;
  return { page, nextCursor: isMore ? (page.at(-1)?.id ?? null) : null };
}
