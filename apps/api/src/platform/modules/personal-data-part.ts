import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import type { Tx } from '../../db/transaction.ts';

/** The person whose data is exported or deleted. */
export interface DataSubject {
  id: string;
  email: string;
  /** Whether the person has verified this address. */
  isEmailProven: boolean;
}

/** An object whose lists may come an entry at a time. */
export type Streamed<T> = {
  [Key in keyof T]: T[Key] extends readonly (infer Entry)[]
    ? readonly Entry[] | AsyncIterable<Entry>
    : T[Key];
};

/** Work that follows once a deletion is committed, such as the removal of files. */
export type AfterDeletion = () => Promise<void>;

/** The personal data of one domain. */
export interface PersonalDataPart {
  /** The domain's part of the data export. */
  export?(subject: DataSubject): Promise<Partial<Streamed<ExportedUser>>>;
  /** Ends what the person has under way with others, such as open orders; runs before any rows are deleted. */
  close?(tx: Tx, subject: DataSubject): Promise<void>;
  /** Deletes the domain's rows within the transaction that deletes the account. */
  delete(tx: Tx, subject: DataSubject): Promise<AfterDeletion | undefined>;
}
