import { demoBuyers, demoPassword, demoSellers } from '@upaj/content/demo-people';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { credentials, users } from '../domains/accounts/accounts.tables.ts';
import { createPasswordHash } from '../domains/accounts/passwords/password-hash.ts';
import { crops, pictures } from '../domains/crops/crops.tables.ts';
import { createAccountCipher } from '../domains/sellers/account-cipher.ts';
import { sellers } from '../domains/sellers/sellers.tables.ts';
import { createFairQueue } from '../platform/concurrency/fair-queue.ts';
import { openPictures } from '../platform/pictures/open-pictures.ts';
import type { Width } from '../platform/pictures/picture-store.ts';
import type { SeedDeps } from '../platform/process/run.ts';
import {
  credentialRows,
  cropRows,
  type DemoPictureRow,
  pictureRows,
  sellerRows,
  userRows,
} from './demo-rows.ts';
import type { Drawings } from './draw-pictures.ts';

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
];

/** The accounts in the database: none, other users only, or the demo accounts too. */
async function findPeople(db: Database): Promise<'none' | 'others' | 'demo'> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  if (!user) return 'none';
  const ids = [...demoSellers, ...demoBuyers].map(({ id }) => id);
  const [known] = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  return known ? 'demo' : 'others';
}

/** Copies the pictures to where uploads are stored, and replaces those of an interrupted start. */
async function keepPictures(
  rows: readonly DemoPictureRow[],
  place: Pick<SeedDeps, 'dataDir' | 's3'>,
  draw: () => Promise<Drawings>,
) {
  const store = openPictures<Width>(place, 'pictures');
  const drawings = await draw();
  const queue = createFairQueue({
    concurrency: 8,
    maxWaiting: Number.POSITIVE_INFINITY,
    retryAfter: 0,
  });
  const keep = async ({ id, drawing }: DemoPictureRow) => {
    await store.remove(id);
    await store.put(id, drawings.get(drawing) ?? new Map());
  };
  await Promise.all(rows.map((row) => queue.run('seed', () => keep(row))));
}

/**
 * Loads the demo data unless the database already has accounts; returns whether the demo accounts are among them.
 * The rows are written last and in one transaction, so that an interrupted start leaves an empty database.
 */
export async function seedDemo(
  deps: Pick<SeedDeps, 'db' | 'dataDir' | 's3' | 'accountSecret' | 'log'> & {
    draw: () => Promise<Drawings>;
    now?: Date;
  },
): Promise<boolean> {
  const { db, log, accountSecret, now = new Date() } = deps;
  const people = await findPeople(db);
  if (people !== 'none') return people === 'demo';
  log('Loading the demo market ...');
  const rows = pictureRows();
  const [password] = await Promise.all([
    createPasswordHash().hash(demoPassword),
    keepPictures(rows, deps, deps.draw),
  ]);
  await db.transaction(async (tx) => {
    await tx.insert(users).values(userRows(now));
    await tx.insert(credentials).values(credentialRows(password, now));
    await tx.insert(sellers).values(sellerRows(createAccountCipher(accountSecret), now));
    await tx.insert(crops).values(cropRows(now));
    await tx.insert(pictures).values(rows.map(({ drawing: _, ...row }) => row));
  });
  return true;
}
