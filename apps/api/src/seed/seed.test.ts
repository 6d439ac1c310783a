import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OrderStatus } from '@upaj/contract/orders.schema';
import { demoListings } from '@upaj/demo/market';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testSecret, today } from '../../test/support/open-test-app.ts';
import { signUp } from '../../test/support/sign-up.ts';
import { readCommand } from '../admin/commands.ts';
import { drawPictures } from './draw-pictures.ts';
import { demoAccounts, seedDemo } from './seed.ts';

const icons = fileURLToPath(new URL('../../../../packages/ui/src/pictures', import.meta.url));
let test: TestApp;

interface Page {
  data: {
    _id: string;
    category: string;
    status: string;
    image: { url: string }[];
    seller: { name: string };
  }[];
  nextCursor: string | null;
}

const seed = (folder = icons) =>
  seedDemo({
    db: drizzle(test.pool),
    dataDir: test.dataDir,
    accountSecret: testSecret,
    log: () => undefined,
    draw: () => drawPictures(folder),
    now: today,
  });
const count = async (table: string) =>
  Number((await test.pool.query(`select count(*) from ${table}`)).rows[0].count);
const page = async (query: string) =>
  (await test.app.inject({ url: `/api/v1/crops?limit=100${query}` })).json<Page>();

beforeAll(async () => {
  test = await openTestApp();
});

describe('the demo market', () => {
  it('is not loaded into a database with users, and is reported as not loaded', async () => {
    await signUp(test.app);
    expect(await seed()).toBe(false);
    expect(await count('users')).toBe(1);
    // The lock that truncate takes meets the events of the sign-up the other way round.
    await test.pool.query('delete from users');
  });

  it('leaves an empty database behind when its start fails', async () => {
    const empty = await mkdtemp(path(test.dataDir, 'no-icons-'));
    await expect(seed(empty)).rejects.toThrow('ENOENT');
    await rm(empty, { recursive: true });
    expect(await count('users')).toBe(0);
  });

  it('is loaded into an empty database, over the leftover files of an interrupted start', async () => {
    await seed();
    await test.pool.query('truncate users, stock_movements cascade');
    await seed();
    expect(await count('users')).toBe(11);
    expect(await count('sellers')).toBe(6);
    expect(await count("sellers where account_no like 'v1.%'")).toBe(6);
    expect(await count('crops')).toBe(demoListings.length);
    expect(await count('sessions')).toBe(0);
  });

  it('is loaded once, and recognised at the next start', async () => {
    expect(await seed()).toBe(true);
    expect(await count('users')).toBe(11);
  });

  it('has a year of orders in every status, and its books are right', async () => {
    const months = await test.pool.query(
      "select distinct date_trunc('month', created_at) from orders where created_at <= $1",
      [today],
    );
    expect(months.rowCount).toBeGreaterThanOrEqual(12);
    const { rows } = await test.pool.query('select distinct status from orders');
    expect(rows.map(({ status }) => status).sort()).toEqual([...OrderStatus.options].sort());
    const found = await readCommand(['reconcile'])(drizzle(test.pool), test);
    expect(found).toContain('There are no differences.');
  });

  it('shows at least five listings in stock, with pictures, in every category', async () => {
    const { data, nextCursor } = await page('');
    expect(nextCursor).toBeNull();
    expect(data.map(({ _id }) => _id).sort()).toEqual(demoListings.map(({ id }) => id).sort());
    const inStock = data.filter(({ status, image }) => status === 'InStock' && image.length > 0);
    for (const category of new Set(demoListings.map((listing) => listing.category))) {
      const inside = inStock.filter((crop) => crop.category === category);
      expect(inside.length, category).toBeGreaterThanOrEqual(5);
    }
  });

  it('has pictures in every size that the server offers', async () => {
    const [crop] = (await page('&q=tamatar')).data;
    const { rawPayload, statusCode } = await test.app.inject({ url: crop?.image[0]?.url ?? '' });
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
    const folders = await readdir(path(test.dataDir, 'pictures'));
    expect(folders).toHaveLength(await count('pictures'));
  });

  it('has reports and an appeal that wait for its moderator', async () => {
    const waiting = 'decided_at is null and appealed_at is not null';
    expect(await count('reports where closed_at is null')).toBe(3);
    expect(await count(`moderation_actions where ${waiting}`)).toBe(1);
    expect(await count('users where is_moderator')).toBe(1);
  });

  it('lets every demo account sign in', async () => {
    expect(demoAccounts.map(({ role }) => role).sort()).toEqual([
      ...Array(4).fill('buyer'),
      'moderator',
      ...Array(6).fill('seller'),
    ]);
    for (const { email, password, role } of demoAccounts) {
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/v1/user/signin',
        payload: { email, password },
      });
      expect(reply.json().data?.isSeller, email).toBe(role === 'seller');
    }
  });
});
