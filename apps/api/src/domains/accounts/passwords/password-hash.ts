import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { currentCaller } from '../../../platform/concurrency/caller-context.ts';
import { createFairQueue } from '../../../platform/concurrency/fair-queue.ts';
import { threadPoolSize } from '../../../platform/env/env.ts';
import type { HashCost } from '../../../platform/modules/platform-settings.ts';

// One of the equivalent scrypt settings of OWASP; this one takes 16 MB, so that many users
// can sign in at once on a small machine.
const usual: HashCost = { ln: 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

// Half of the threads are reserved for compression, files and DNS, and one processor for everything else. A hash takes
// a tenth of a second, so the last in the queue waits about five.
const concurrency = Math.min(Math.floor(threadPoolSize / 2), availableParallelism() - 1);
const hashing = createFairQueue({
  concurrency: Math.max(1, concurrency),
  maxWaiting: 50,
  retryAfter: 5,
});

export type PasswordHash = ReturnType<typeof createPasswordHash>;

/**
 * Hashes passwords with scrypt and a random salt. A hash contains its cost, so that hashes of a lower cost
 * stay valid. The same letters have several forms of Unicode: they are hashed in one, NFKC.
 */
export function createPasswordHash(cost: HashCost = usual) {
  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      const key = await keyOf(password, salt, cost);
      const { ln, r, p } = cost;
      return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },

    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const [, ln, r, p, salt = '', key = ''] = form.exec(hash) ?? [];
      if (!ln) return false;
      const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
      const typed = await keyOf(password, Buffer.from(salt, 'base64url'), cost);
      const expected = Buffer.from(key, 'base64url');
      return expected.length === typed.length && timingSafeEqual(expected, typed);
    },
  };
}

function keyOf(password: string, salt: Buffer, { ln, r, p }: HashCost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  const hash = () =>
    new Promise<Buffer>((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    );
  return hashing.run(currentCaller(), hash);
}
