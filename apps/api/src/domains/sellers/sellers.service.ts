import { bankOf } from '@upaj/content/banks/bank-of';
import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { ApiError, invalidField, notFound } from '@upaj/contract/api-error';
import { changedBankAccount, maskAccountNo } from '@upaj/contract/sellers.rules';
import type {
  BankAccount,
  BankAccountChange,
  Seller,
  SellerSignUp,
} from '@upaj/contract/sellers.schema';
import type { InTransaction } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { bankAccountChangedMail } from './bank-account-changed.template.ts';
import type { SellerStore } from './sellers.store.ts';

type RequireOwner = DomainServices['accounts']['requireOwner'];

export type Sellers = ReturnType<typeof createSellers>;

/** Keeps the bank accounts of sellers, each for its owner alone. */
export function createSellers(deps: {
  inTransaction: InTransaction;
  store: SellerStore;
  mailer: Mailer;
  /** Refuses whoever does not confirm that the account is theirs. */
  requireOwner: RequireOwner;
  mailboxOf: DomainServices['accounts']['mailboxOf'];
  now: () => Date;
}) {
  const { inTransaction, store, mailer, requireOwner, mailboxOf, now } = deps;
  return {
    /** Seals what is not sealed yet; refuses to start among account numbers that nobody here could open. */
    async prepare(): Promise<void> {
      const [unknown] = await store.unknownKeys();
      if (unknown) throw new StartError(sealedElsewhere(unknown));
      await store.sealAll();
    },

    async register({ userId, ...account }: SellerSignUp): Promise<Seller> {
      const isNew = await store.insert(userId, account, now());
      if (!isNew) throw new ApiError('seller_exists');
      return shown(account);
    },

    async read(userId: string): Promise<Seller> {
      return shown(await store.find(userId));
    },

    /** Changes where money goes to, for who knows the password, and tells the owner: a session may be stolen. */
    async update(
      person: Person,
      { password, ...change }: BankAccountChange,
      caller: Parameters<RequireOwner>[2],
    ): Promise<Seller> {
      if (!(await store.has(person.id))) throw notFound('Seller');
      // Also where nothing changes: who may ask without it could try account numbers until one is the same.
      await requireOwner(person, password, caller);
      const changed = await inTransaction(async (tx) => {
        const kept = await store.findForUpdate(tx, person.id);
        const next = kept && applied(change, kept);
        if (!next || isSame(kept, next)) return kept;
        await store.update(person.id, next, tx);
        const owner = await mailboxOf(person.id, tx);
        const values = { bank: next.bank, accountNo: maskAccountNo(next.accountNo) };
        await mailer.send(bankAccountChangedMail, owner, caller.language, values, tx);
        return next;
      });
      return shown(changed);
    },

    isSeller: (userId: string): Promise<boolean> => store.has(userId),

    /** What is held of a seller, as its owner may have a copy of it. */
    async copy(userId: string): Promise<ExportedUser['seller']> {
      const found = await store.find(userId);
      if (!found) return null;
      const { bank, accountNo, ifscCode, since } = found;
      return { bank, accountNo: maskAccountNo(accountNo), ifscCode, since: since.toISOString() };
    },
  };
}

/** The account after a change; a masked number that is not the stored one is a mistake. */
function applied(change: BankAccountChange, kept: BankAccount): BankAccount {
  const account = changedBankAccount(kept, change);
  if (!account) throw invalidField('accountNo', 'wrong_format');
  return account;
}

const isSame = (left: BankAccount, right: BankAccount) =>
  left.bank === right.bank &&
  left.accountNo === right.accountNo &&
  left.ifscCode === right.ifscCode;

/** How a seller's record leaves the house: with an account number that nobody could pay into or guess from. */
function shown(account: BankAccount | undefined): Seller {
  if (!account) throw notFound('Seller');
  const { bank, accountNo, ifscCode } = account;
  const ifscBank = bankOf(ifscCode)?.name ?? null;
  return { bank, accountNo: maskAccountNo(accountNo), ifscCode, ifscBank };
}

const sealedElsewhere = ({ name, count }: { name: string; count: number }) =>
  `Account numbers of sellers (${count}) are sealed with a secret that this server does not have (its key is called ${name}).
Start it with that secret: in ACCOUNT_SECRET, or in the file "secret" of DATA_DIR.
To change the secret, give the one before in ACCOUNT_SECRET_PREVIOUS.
Is it lost for good, then "npm run admin -- bank-accounts forget ${name}" removes these bank accounts; their owners can type them again.`;
