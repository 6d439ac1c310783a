import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../jobs/testing/open-database.ts';
import { toApiError } from './error-reply.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
  await database.db.execute(sql`
    create table places (id uuid, state text, primary key (id, state));
    create table purchases (
      user_id uuid references users, seller_id uuid references users,
      place_id uuid, place_state text, foreign key (place_id, place_state) references places)`);
});

const failed = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const insertUser = async (): Promise<string> => {
  const { rows } = await database.pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     values ('Asha', gen_random_uuid(), '', '', '', '', '') returning id`,
  );
  return rows[0].id;
};

describe('a row that refers to a deleted account', () => {
  it('signs out the caller whose account it is', async () => {
    const caller = randomUUID();
    const insert = database.db.execute(sql`insert into purchases (user_id) values (${caller})`);
    expect(toApiError(await failed(insert), caller).code).toBe('not_signed_in');
  });

  it('does not sign out the caller when it is the account of another user', async () => {
    const caller = await insertUser();
    const insert = database.db.execute(
      sql`insert into purchases (user_id, seller_id) values (${caller}, ${randomUUID()})`,
    );
    const error = await failed(insert);
    expect(toApiError(error, caller).code).toBe('internal');
    expect(toApiError(error, undefined).code).toBe('internal');
  });

  it('names the account also where the key has a second column', async () => {
    const caller = randomUUID();
    const insert = database.db.execute(
      sql`insert into purchases (place_id, place_state) values (${caller}, 'Tamil Nadu')`,
    );
    const error = await failed(insert);
    expect(toApiError(error, caller).code).toBe('not_signed_in');
    expect(toApiError(error, randomUUID()).code).toBe('internal');
  });
});

it('an account that cannot be deleted because rows refer to it is still there', async () => {
  const caller = await insertUser();
  await database.db.execute(sql`insert into purchases (user_id) values (${caller})`);
  const remove = database.db.execute(sql`delete from users where id = ${caller}`);
  expect(toApiError(await failed(remove), caller).code).toBe('internal');
});
