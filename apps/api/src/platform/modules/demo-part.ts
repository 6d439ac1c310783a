import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Width } from '../pictures/picture-store.ts';
import type { PlatformSettings } from './platform-settings.ts';

/** The files of each demo picture by their width, by the name of the picture. */
export type DemoPictures = ReadonlyMap<string, ReadonlyMap<Width, Buffer>>;

/** What the demo data is made from. */
export interface DemoContext {
  settings: Pick<PlatformSettings, 'dataDir' | 's3' | 'accountSecret'>;
  draw: () => Promise<DemoPictures>;
  /** The time that the demo data is relative to. */
  now: Date;
}

/** The demo data of one domain. */
export interface DemoPart {
  /** Whether its rows refer to those of domains behind it in the alphabet, so that they are written last. */
  isLast?: true;
  /** Whether the database has no records of this domain, its demo records, or only others. */
  find?(db: Database): Promise<'none' | 'others' | 'demo'>;
  /** Stores files and computes rows; the result writes the rows in the one transaction of all domains. */
  prepare(context: DemoContext): Promise<(tx: Tx) => Promise<void>>;
}
