import { demoBuyers, demoModerator, demoPassword, demoSellers } from '@upaj/demo/people';
import { createInTransaction } from '../db/transaction.ts';
import * as modules from '../domains.ts';
import type { DemoContext } from '../platform/modules/demo-part.ts';
import type { DomainModule } from '../platform/modules/domain-module.ts';
import type { SeedDeps } from '../platform/process/run.ts';

/** A public account of the demo data. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

const asAccount =
  (role: string) =>
  ({ email }: { email: string }) => ({ email, password: demoPassword, role });

/** The accounts of the demo data. */
export const demoAccounts: readonly DemoAccount[] = [
  ...demoSellers.map(asAccount('seller')),
  ...demoBuyers.map(asAccount('buyer')),
  asAccount('moderator')(demoModerator),
];

/**
 * Loads the demo data unless the database already has accounts; returns whether the demo accounts are among them.
 * The rows are written last and in one transaction, so that an interrupted start leaves an empty database.
 */
export async function seedDemo(
  deps: Pick<SeedDeps, 'db' | 'dataDir' | 's3' | 'accountSecret' | 'log'> &
    Pick<DemoContext, 'draw'> & { now?: Date },
): Promise<boolean> {
  const { db, log, draw, now = new Date() } = deps;
  const all = Object.values<DomainModule>(modules).flatMap(({ demo }) => demo ?? []);
  const parts = [...all.filter(({ isLast }) => !isLast), ...all.filter(({ isLast }) => isLast)];
  const found = await Promise.all(parts.map((part) => part.find?.(db) ?? 'none'));
  if (found.some((records) => records !== 'none')) return found.includes('demo');
  log('Loading the demo market ...');
  const context = { settings: deps, draw, now };
  const writes = await Promise.all(parts.map((part) => part.prepare(context)));
  await createInTransaction(db)(async (tx) => {
    for (const write of writes) await write(tx);
  });
  return true;
}
