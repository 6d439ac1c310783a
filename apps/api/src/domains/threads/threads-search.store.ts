import { searchVersion } from '@upaj/content/search/search-version';
import { hashtagsIn } from '@upaj/contract/threads.rules';
import { eq, lt } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { type SearchableThread, searchColumns } from './search-columns.ts';
import { threads } from './threads.tables.ts';

type OutdatedThread = Omit<SearchableThread, 'hashtags'> & { id: string };

export type ThreadSearchStore = typeof threadSearchStore;

const { id, title, content, crop } = threads;

/** Recomputes search terms and hashtags. */
export const threadSearchStore = {
  /** Some discussions with terms of an older version, locked; rows locked by other processes are skipped. */
  findOutdatedForUpdate(tx: Tx, limit: number): Promise<OutdatedThread[]> {
    return queriesOf(tx)
      .select({ id, title, content, crop })
      .from(threads)
      .where(lt(threads.searchVersion, searchVersion))
      .limit(limit)
      .for('no key update', { skipLocked: true });
  },

  /** Recomputes the hashtags and the terms of a discussion. */
  async refresh(tx: Tx, thread: OutdatedThread): Promise<void> {
    const hashtags = hashtagsIn(thread.title, thread.content);
    const columns = { hashtags, ...searchColumns({ ...thread, hashtags }) };
    await queriesOf(tx).update(threads).set(columns).where(eq(id, thread.id));
  },
};
