import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getUser, signIn } from '@upaj/contract/accounts.endpoints';
import { createClient } from '@upaj/contract/client';
import { createCrop, getCrop, listCrops } from '@upaj/contract/crops.endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListing, listingForm, smallPicture } from '../support/listings.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { password, type SignedIn, signUp } from '../support/sign-up.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);

let testApp: TestApp;
let origin: string;
let asha: SignedIn;
/** The folder of a program outside of the workspace that has the package installed. */
let outside: string;
beforeAll(async () => {
  testApp = await openTestApp();
  origin = await testApp.app.listen({ port: 0 });
  asha = await signUp(testApp.app);
  outside = await mkdtemp(join(tmpdir(), 'upaj-outside-'));
  const installed = join(outside, 'node_modules/@upaj/contract');
  await run(process.execPath, [join(root, 'packages/tools/src/client-package.mjs'), installed]);
  const { dependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    await symlink(
      join(root, 'packages/contract/node_modules', name),
      join(installed, '../..', name),
    );
  await mkdir(join(outside, 'src'));
  await cp(join(installed, 'list-crops.mjs'), join(outside, 'src/list-crops.mjs'));
});
afterAll(() => rm(outside, { recursive: true, force: true }));

it('an outside program of twenty lines lists what is for sale', async () => {
  for (let kilos = 1; kilos <= 13; kilos++)
    await createListing(testApp.app, asha, {
      name: `Bhindi ${kilos}`,
      category: 'Vegetables',
      price: '40',
      quantity: String(kilos * 25),
    });
  await createListing(testApp.app, asha, { name: 'Sharbati Wheat' });
  const example = join(outside, 'src/list-crops.mjs');
  const { stdout } = await run(process.execPath, [example, origin, 'Vegetables']);
  const lines = stdout.trim().split('\n');
  expect(lines).toContain('Bhindi 13: ₹40 for a unit, 13 left');
  // More than one page, and only of this category.
  expect(lines.filter((line) => line.startsWith('Bhindi'))).toHaveLength(13);
  expect(lines).toHaveLength(13);
});

it('its types know the fields of the contract', async () => {
  const compile = (file: string) =>
    run(
      join(root, 'node_modules/.bin/tsc'),
      [
        ...'--noEmit --checkJs --strict --target es2023 --module nodenext --types node'.split(' '),
        file,
      ],
      { cwd: outside },
    );
  const typeRoots = join(outside, 'node_modules/@types');
  await mkdir(typeRoots, { recursive: true });
  await symlink(join(root, 'node_modules/@types/node'), join(typeRoots, 'node'));
  const example = join(outside, 'src/list-crops.mjs');
  await compile(example);
  const wrong = join(outside, 'src/wrong.mjs');
  const code = await readFile(example, 'utf8');
  await writeFile(wrong, code.replace('{ name, price, stock }', '{ colour, price, stock }'));
  await expect(compile(wrong)).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'colour' does not exist"),
  });
});

it('the client sends a session, forms with files, and a key that takes effect once', async () => {
  const { token, userId } = await createClient({ origin })(signIn, {
    body: { email: asha.email, password },
  });
  const upaj = createClient({ origin, token });
  const { data } = await upaj(getUser, { params: { id: userId } });
  expect(data).toMatchObject({ email: asha.email });
  const files = [new Blob([new Uint8Array(await smallPicture())], { type: 'image/jpeg' })];
  const body = { ...listingForm(userId), unit: 'kg', category: 'Crops' } as const;
  const sent = { body, files, idempotencyKey: 'one listing for two requests' };
  const [first, second] = [await upaj(createCrop, sent), await upaj(createCrop, sent)];
  expect(second.data._id).toBe(first.data._id);
  const shown = await upaj(getCrop, { params: { id: first.data._id } });
  expect(shown.data).toMatchObject({ name: 'Sharbati Wheat', image: [{}] });
});

it('a refusal is thrown with its code and its fields, and a strange reply as a fault', async () => {
  const upaj = createClient({ origin });
  const wrong = upaj(listCrops, { query: { minPrice: 'cheap' } as never });
  await expect(wrong).rejects.toMatchObject({
    name: 'ApiError',
    code: 'validation_failed',
    fields: { minPrice: { code: 'wrong_format' } },
  });
  const page = async () => new Response('<h1>Log in to the network</h1>', { status: 200 });
  await expect(createClient({ origin, fetch: page })(listCrops, { query: {} })).rejects.toThrow(
    /listCrops, 200/,
  );
});
