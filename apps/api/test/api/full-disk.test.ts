import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDiskFull } from '../../src/db/full-disk.ts';
import { quietLog } from '../../src/platform/jobs/testing/quiet-log.ts';
import { createOutbox } from '../../src/platform/mail/outbox.ts';
import { diskPictures } from '../../src/platform/pictures/picture-store.ts';
import { createListing } from '../support/listings.ts';
import { openTestApp } from '../support/open-test-app.ts';
import { checkOut, checkoutForm } from '../support/orders.ts';
import { signUp } from '../support/sign-up.ts';
import { stockOf } from '../support/stock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-full-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

// Linux fails every write to this device with ENOSPC.
if (process.platform === 'linux') {
  describe('a full disk (ENOSPC)', () => {
    it('keeps no part of a picture', async () => {
      await mkdir(join(folder, 'wheat.half'));
      await symlink('/dev/full', join(folder, 'wheat.half', '640.webp'));
      const files = new Map([
        [320, Buffer.from('small')],
        [640, Buffer.from('middle')],
      ] as const);
      expect(isDiskFull(await caught(diskPictures(folder).put('wheat', files)))).toBe(true);
      expect(await readdir(folder)).toEqual([]);
    });

    it('keeps no part of a message, which can be stored later', async () => {
      const message = { id: 'one', from: 'a@b.example', to: 'c@d.example' };
      const envelope = { ...message, writtenAt: new Date(0), bytes: Buffer.from('Hello') };
      const name = '19700101T000000000Z-one.eml';
      await symlink('/dev/full', join(folder, `${name}.part`));
      const outbox = createOutbox(folder, quietLog().log);
      const deliver = () => outbox.deliver(envelope, new AbortController().signal);
      expect(isDiskFull(await caught(deliver()))).toBe(true);
      expect(await readdir(folder)).toEqual([]);
      await deliver();
      expect(await readdir(folder)).toEqual([name]);
    });
  });
}

it('a message that the database cannot store is rejected with an error, and accepted once there is space', async () => {
  const { app, pool } = await openTestApp();
  const payload = { user_name: 'Asha', user_email: 'asha@example.com', message: 'Is there seed?' };
  const send = () => app.inject({ method: 'POST', url: '/api/v1/contact', payload });
  await pool.query(`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on contact_messages execute function no_room()`);
  const refused = await send();
  expect([refused.statusCode, refused.json()]).toEqual([
    507,
    {
      success: false,
      code: 'storage_full',
      message: 'There is no room left to keep this. Please try again later.',
    },
  ]);
  await pool.query('drop trigger no_room on contact_messages');
  expect((await send()).statusCode).toBe(202);
});

it('an order that the database cannot store reserves nothing, and is placed with the same key once there is space', async () => {
  const { app, pool } = await openTestApp();
  const [buyer, seller] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const form = checkoutForm([{ crop, quantity: 4 }]);
  const order = () => checkOut(app, buyer, form, 'one-order');
  await pool.query(`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on order_lines execute function no_room()`);
  const refused = await order();
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'storage_full']);
  expect(await stockOf(pool, crop._id)).toEqual({ quantity: 500, reserved: 0 });
  expect((await pool.query('select from orders')).rowCount).toBe(0);
  await pool.query('drop trigger no_room on order_lines');
  expect((await order()).statusCode).toBe(201);
  expect(await stockOf(pool, crop._id)).toEqual({ quantity: 500, reserved: 100 });
});

it('a server whose disk is nearly full is live but not ready', async () => {
  const { app } = await openTestApp({ minFreeMegabytes: 9_999_999 });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().message]).toEqual([
    507,
    'The disk of DATA_DIR is nearly full',
  ]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
