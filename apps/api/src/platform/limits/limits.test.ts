import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { openDatabase, type TestDatabase } from '../jobs/testing/open-database.ts';
import { callerGroup } from './caller-group.ts';
import { createLimits, type Limit } from './limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});

const testLimit: Limit = { name: 'asking', times: 3, seconds: 600 };

it('counts across processes, separately for each caller and each limit', async () => {
  const processes = [createLimits(database.pool), createLimits(database.pool)];
  const ask = (at: number, key: string, limit = testLimit) =>
    processes[at % 2]?.count([limit, key]);
  const answers = await Promise.all([0, 1, 2, 3, 4].map((at) => ask(at, 'asha')));
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(3);
  expect(answers.filter((wait) => wait !== undefined && wait > 590)).toHaveLength(2);
  expect(await ask(0, 'ravi')).toBeUndefined();
  expect(await ask(0, 'asha', { ...testLimit, name: 'telling' })).toBeUndefined();
});

it('accepts the caller again when the time has passed', async () => {
  const limits = createLimits(database.pool);
  const short = { name: 'short', times: 1, seconds: 1 };
  expect(await limits.count([short, 'asha'])).toBeUndefined();
  expect(await limits.count([short, 'asha'])).toBe(1);
  await eventually(async () => expect(await limits.count([short, 'asha'])).toBeUndefined());
});

it('counts in all of several limits or in none, and stores no addresses', async () => {
  const limits = createLimits(database.pool);
  const [wide, narrow] = [
    { ...testLimit, name: 'wide', times: 2 },
    { ...testLimit, name: 'narrow', times: 1 },
  ];
  const both = () => limits.count([wide, 'asha@example.com'], [narrow, '203.0.113.7']);
  expect(await both()).toBeUndefined();
  for (const _ of [1, 2, 3]) expect(await both()).toBeGreaterThan(590);
  expect(await limits.count([wide, 'asha@example.com'])).toBeUndefined();
  expect(await limits.count([wide, 'asha@example.com'])).toBeGreaterThan(590);
  const { rows } = await database.pool.query<{ key: string }>('select key from limits');
  expect(rows.filter(({ key }) => /@|203/.test(key))).toEqual([]);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s under %s', (address, group) => {
  expect(callerGroup(address)).toBe(group);
});
