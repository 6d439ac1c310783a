import { bankOf, successorOf } from '@upaj/content/banks/bank-of';
import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { ApiError, invalidField, notFound } from '@upaj/contract/api-error';
import { changedBankAccount, maskAccountNo } from '@upaj/contract/sellers.rules';
import type {
  BankAccountChange,
  Seller,
  SellerGoals,
  SellerSignUp,
} from '@upaj/contract/sellers.schema';
import type { InTransaction } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { bankAccountChangedMail } from './bank-account-changed.template.ts';
import type { SellerRecord, SellerStore } from './sellers.store.ts';

const noGoals: SellerGoals = { sales: null, earnings: null };

type RequireOwner = DomainServices['accounts']['requireOwner'];

export type Sellers = ReturnType<typeof createSellers>;

/** The bank accounts of sellers; only the owner has access to one. */
export function createSellers(deps: {
  inTransaction: InTransaction;
  store: SellerStore;
  mailer: Mailer;
  /** Throws unless the caller proves to own the account. */
  requireOwner: RequireOwner;
  mailboxOf: DomainServices['accounts']['mailboxOf'];
  now: () => Date;
}) {
  const { inTransaction, store, mailer, requireOwner, mailboxOf, now } = deps;
  return {
    /** Encrypts plain numbers; prevents the start if some numbers were encrypted with an unknown key. */
    async prepare(): Promise<void> {
      const [unknown] = await store.unknownKeys();
      if (unknown) throw new StartError(sealedElsewhere(unknown));
      await store.sealAll();
    },

    async register({ userId, ...account }: SellerSignUp): Promise<Seller> {
      requireOpenBank(account.ifscCode);
      const isNew = await store.insert(userId, account, now());
      if (!isNew) throw new ApiError('seller_exists');
      return shown({ ...account, upi: null });
    },

    async read(userId: string): Promise<Seller> {
      return shown(await store.find(userId));
    },

    /** Changes the bank account after the password, and mails the owner, since a session may be stolen. */
    async update(
      person: Person,
      { password, ...change }: BankAccountChange,
      caller: Parameters<RequireOwner>[2],
    ): Promise<Seller> {
      if (!(await store.has(person.id))) throw notFound('Seller');
      // Also when nothing changes: without the password a caller could guess the stored number.
      await requireOwner(person, password, caller);
      const changed = await inTransaction(async (tx) => {
        const stored = await store.findForUpdate(tx, person.id);
        const next = stored && applied(change, stored);
        if (!next || isSame(stored, next)) return stored;
        await store.update(person.id, next, tx);
        const owner = await mailboxOf(person.id, tx);
        const { bank, upi } = next;
        const accountNo = maskAccountNo(next.accountNo);
        const values = { bank, accountNo, ...(upi && { upi }) };
        await mailer.send(bankAccountChangedMail, owner, caller.language, values, tx);
        return next;
      });
      return shown(changed);
    },

    upiOf: store.upiOf,

    isSeller: (userId: string): Promise<boolean> => store.has(userId),
    goalsOf: store.goalsOf,

    async setGoals(userId: string, goals: SellerGoals): Promise<SellerGoals> {
      if (!(await store.setGoals(userId, goals))) throw notFound('Seller');
      return goals;
    },

    /** The data of a seller in the data export. */
    async copy(userId: string): Promise<ExportedUser['seller']> {
      const found = await store.find(userId);
      if (!found) return null;
      const goals = (await store.goalsOf(userId)) ?? noGoals;
      const { bank, accountNo, ifscCode, upi, since } = found;
      const masked = maskAccountNo(accountNo);
      return { bank, accountNo: masked, ifscCode, upi, goals, since: since.toISOString() };
    },
  };
}

/** The account after a change; a masked number that is not the stored one is an error. */
function applied(change: BankAccountChange, stored: SellerRecord): SellerRecord {
  const account = changedBankAccount(stored, change);
  if (!account) throw invalidField('accountNo', 'wrong_format');
  // A code that was stored before its bank was merged may stay.
  if (account.ifscCode !== stored.ifscCode) requireOpenBank(account.ifscCode);
  const { upi = stored.upi } = change;
  return { ...account, upi: upi || null };
}

/** Refuses an IFSC code of a bank that was merged into another: money that is sent to it may come back. */
function requireOpenBank(ifscCode: string): void {
  const successor = successorOf(ifscCode);
  if (!successor) return;
  throw invalidField('ifscCode', 'merged_bank', `${successor.name} (${successor.code})`);
}

const isSame = (left: SellerRecord, right: SellerRecord) =>
  left.upi === right.upi &&
  left.bank === right.bank &&
  left.accountNo === right.accountNo &&
  left.ifscCode === right.ifscCode;

/** The public form of a seller's record, with a masked account number. */
function shown(account: SellerRecord | undefined): Seller {
  if (!account) throw notFound('Seller');
  const { bank, accountNo, ifscCode, upi } = account;
  const successor = successorOf(ifscCode);
  return {
    bank,
    accountNo: maskAccountNo(accountNo),
    ifscCode,
    upi,
    ifscBank: bankOf(ifscCode)?.name ?? null,
    ifscSuccessor: successor ? { name: successor.name, code: successor.code } : null,
  };
}

const sealedElsewhere = ({ name, count }: { name: string; count: number }) =>
  `Account numbers of sellers (${count}) are encrypted with a secret that this server does not have (its key is called ${name}).
Start it with that secret: in ACCOUNT_SECRET, or in the file "secret" of DATA_DIR.
To change the secret, give the one before in ACCOUNT_SECRET_PREVIOUS.
If it is lost, "npm run admin -- bank-accounts forget ${name}" removes these bank accounts; their owners can enter them again.`;
