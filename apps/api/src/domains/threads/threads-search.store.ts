import { searchVersion } from '@upaj/content/search/search-version';
import { eq, lt } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { type SearchableThread, searchColumns } from './search-columns.ts';
import { threads } from './threads.tables.ts';

export type ThreadSearchStore = typeof threadSearchStore;

const { id, title, content, hashtags, crop } = threads;

/** Recomputes search terms. */
export const threadSearchStore = {
  /** Some discussions with terms of an older version, locked; rows locked by other processes are skipped. */
  findOutdatedForUpdate(tx: Tx, limit: number): Promise<(SearchableThread & { id: string })[]> {
    return queriesOf(tx)
      .select({ id, title, content, hashtags, crop })
      .from(threads)
      .where(lt(threads.searchVersion, searchVersion))
      .limit(limit)
      .for('no key update', { skipLocked: true });
  },

  /** Recomputes the terms of a discussion. */
  async refresh(tx: Tx, thread: SearchableThread & { id: string }): Promise<void> {
    await queriesOf(tx).update(threads).set(searchColumns(thread)).where(eq(id, thread.id));
  },
};
