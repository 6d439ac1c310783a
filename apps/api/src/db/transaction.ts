import type { Database } from './database.ts';

type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

declare const isTransaction: unique symbol;

/** An open transaction. Services pass it on; only stores, the outbox and the queue can run queries in it. */
export interface Tx {
  readonly [isTransaction]: true;
}

/** Runs work in one transaction: commits if it returns, and rolls back if it throws. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const queriesOfTx = new WeakMap<Tx, Queries>();

/** Creates the function with which services open transactions on a database. */
export function createInTransaction(db: Database): InTransaction {
  return (work) =>
    db.transaction((queries) => {
      // The handle is opaque: a service cannot query with it.
      const tx = Object.freeze({}) as Tx;
      queriesOfTx.set(tx, queries);
      return work(tx);
    });
}

/** The query builder of a transaction, or of the database when there is none; only for stores. */
export function queriesIn(db: Database, tx: Tx | undefined): Queries {
  return tx ? queriesOf(tx) : db;
}

/** The query builder of a transaction; throws when it was not opened by `createInTransaction`. */
export function queriesOf(tx: Tx): Queries {
  const queries = queriesOfTx.get(tx);
  if (!queries) throw new Error('this transaction was not opened here');
  return queries;
}
