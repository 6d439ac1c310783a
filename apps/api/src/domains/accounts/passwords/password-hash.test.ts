import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { runForCaller } from '../../../platform/concurrency/caller-context.ts';
import { createPasswordHash } from './password-hash.ts';

const quick = createPasswordHash({ ln: 4, r: 8, p: 1 });

it('a hash has the scrypt cost that OWASP recommends and a random salt, and contains both', async () => {
  const usual = createPasswordHash();
  const [one, other] = [await usual.hash('barish'), await usual.hash('barish')];
  expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await usual.verify({ hash: one, password: 'barish' })).toBe(true);
  // Hashed with the earlier, lower cost.
  const hash = await quick.hash('barish');
  expect(await usual.verify({ hash, password: 'barish' })).toBe(true);
});

const long = 'ख'.repeat(127);
it.each([
  ['capitals', 'Barish', 'barish'],
  ['spaces', 'do  bighe', 'do bighe'],
  ['a space at the end', 'barish ', 'barish'],
  ['the last of 128 letters', `${long}क`, `${long}ग`],
  ['what follows a NUL', 'a\u0000b', 'a\u0000c'],
])('tells passwords apart by %s', async (_what, password, other) => {
  const hash = await quick.hash(password);
  expect(await quick.verify({ hash, password })).toBe(true);
  expect(await quick.verify({ hash, password: other })).toBe(false);
});

it('accepts the same letters in another form of Unicode', async () => {
  // Once as one character and once as a letter with a dot below.
  const hash = await quick.hash('पढ़ाई 2026');
  expect(await quick.verify({ hash, password: 'पढ़ाई 2026'.normalize('NFD') })).toBe(true);
  expect(await quick.verify({ hash, password: 'पढ़ाई ２０２６' })).toBe(true);
});

it.each(['', 'plain', 'salt:0123', '$scrypt$ln=4,r=8,p=1$c2FsdA$'])(
  'rejects every password for an invalid hash: %j',
  async (hash) => {
    expect(await quick.verify({ hash, password: '' })).toBe(false);
  },
);

it('many sign-ins leave threads free for other work; those beyond the limit get the time to wait', async () => {
  const slow = createPasswordHash({ ln: 13, r: 8, p: 1 });
  const done: string[] = [];
  const hashFor = (caller: string) =>
    new Promise<string>((resolve) => {
      runForCaller(caller, () => {
        const end = (what: string) => {
          done.push(what);
          resolve(what);
        };
        slow.hash('barish').then(
          () => end(`${caller} was hashed`),
          (error) => end(`${error.code} for ${error.retryAfter} s`),
        );
      });
    });
  const flood = Array.from({ length: 80 }, () => hashFor('203.0.113.7'));
  const neighbour = hashFor('198.51.100.7');
  await promisify(gzip)('rain');
  expect(done.filter((what) => what.endsWith('hashed')).length).toBeLessThan(10);
  expect(await neighbour).toBe('198.51.100.7 was hashed');
  expect(done.filter((what) => what.endsWith('hashed')).length).toBeLessThan(10);
  expect(new Set(await Promise.all(flood))).toEqual(
    new Set(['203.0.113.7 was hashed', 'busy for 5 s']),
  );
});
