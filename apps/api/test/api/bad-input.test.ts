import { endpoints } from '@upaj/contract/contract';
import { type Endpoint, errorStatusesOf } from '@upaj/contract/endpoint';
import { ErrorReply } from '@upaj/contract/error-reply';
import { mostBodyDepth, usualBodyBytes } from '@upaj/contract/limits';
import {
  type Field,
  fieldsOf,
  html,
  isRaw,
  type MalformedValue,
  malformedValues,
  sql,
} from '@upaj/contract/testing/malformed-values';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createFixtures } from '../support/fixtures.ts';
import { createListing } from '../support/listings.ts';
import { faultsOf, malformedCursors } from '../support/malformed-input.ts';
import { asText, malformedRequest } from '../support/malformed-request.ts';
import { openMeteoOfTest } from '../support/open-meteo-of-test.ts';
import { openTestApp, type TestApp, today } from '../support/open-test-app.ts';
import { samples } from '../support/samples.ts';
import { signUp } from '../support/sign-up.ts';
import type { Sample, TestFixtures } from '../support/test-fixtures.ts';
import { watchAll } from '../support/watch-database.ts';

let testApp: TestApp;
let fixtures: TestFixtures;
let look: Awaited<ReturnType<typeof watchAll>>;
beforeAll(async () => {
  testApp = await openTestApp({ providers: { openMeteo: await openMeteoOfTest(() => today) } });
  const own = await signUp(testApp.app);
  fixtures = await createFixtures(testApp, own, await signUp(testApp.app));
  // Others are refused before their requests are read.
  await testApp.pool.query('update users set is_moderator = true where id = $1', [own.userId]);
  look = await watchAll(testApp);
});

const StrictError = z.strictObject(ErrorReply.shape);

function sampleOf(endpoint: Endpoint): Sample {
  const sample = new Map(Object.entries(samples)).get(endpoint.name);
  if (!sample) throw new Error(`testing/samples.ts has no valid request for ${endpoint.name}`);
  return sample(fixtures);
}

/** Sends one malformed request and checks that it is refused as the contract says, and then changes nothing. */
async function tryOut(field: Field, value: MalformedValue): Promise<void> {
  const before = await look();
  const refused = await trySend(field, value);
  if (refused) expect(await look(), refused).toBe(before);
}

/** Sends one malformed request and checks the response against the contract; describes it if it is a refusal. */
async function trySend(field: Field, value: MalformedValue): Promise<string | undefined> {
  const { endpoint, name, part } = field;
  const sample = sampleOf(endpoint);
  const request = await malformedRequest(field, sample, value, fixtures.own.token);
  const reply = await testApp.app.inject(request);
  const about = `${endpoint.name} ${part}.${name} = ${JSON.stringify(value)?.slice(0, 60)}: ${reply.body.slice(0, 300)}`;
  if (reply.statusCode < 400) {
    expect(faultsIn(field, sample, value), about).toBeUndefined();
    if (part === 'body' && typeof value === 'string') expectLiteral(reply.body, name, value, about);
    return undefined;
  }
  expect(reply.statusCode, about).toBeLessThan(500);
  const error = StrictError.parse(reply.json());
  const faults = faultsIn(field, sample, value);
  if (!faults) expect(errorStatusesOf(endpoint), about).toContain(reply.statusCode);
  else if (String(request.url).length > 4096) expect(error.code).toBe('address_too_long');
  else if (isTooLarge(endpoint, request)) expect(error.code, about).toBe('too_large');
  else expectBlame([reply.statusCode, error], faults, mayBeUnreadable(value), about);
  return about;
}

const isTooLarge = (
  { files, maxBodyBytes = usualBodyBytes }: Endpoint,
  { payload }: InjectOptions,
) => !files && payload instanceof Buffer && payload.length > maxBodyBytes;

/** Invalid bytes, or lists within lists that may be too deep to be parsed. */
const mayBeUnreadable = (value: MalformedValue) => isRaw(value) || depthOf(value) >= mostBodyDepth;

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

/** Expects the error to name every field that is wrong. */
function expectBlame(
  [status, error]: [number, z.infer<typeof StrictError>],
  faults: readonly string[],
  isRawValue: boolean,
  about: string,
): void {
  expect([status, error.code], about).toEqual([400, 'validation_failed']);
  // Parts of a field are named too: `items.0.quantity`.
  const blamed = Object.keys(error.fields ?? {}).flatMap((path) => [
    path,
    path.split('.')[0] ?? '',
  ]);
  // Invalid bytes make the whole body or URL malformed, before there are any fields.
  const isUnreadable = isRawValue && (blamed[0] === 'body' || blamed[0] === 'path');
  if (!isUnreadable) expect(blamed, about).toEqual(expect.arrayContaining([...new Set(faults)]));
}

/** In a URL and in a form every value is a text, and most values cannot be sent at all; JSON has no NaN and no infinity. */
function faultsIn(field: Field, sample: Sample, value: MalformedValue) {
  const isTyped = field.part === 'body' && !field.endpoint.files;
  const inJson = typeof value === 'number' && !Number.isFinite(value) ? null : value;
  return faultsOf(field, sample, isTyped ? inJson : asText(value)?.toString('utf8'));
}

function expectLiteral(body: string, name: string, value: string, about: string): void {
  const isShown = ['name', 'description', 'Location', 'street', 'city', 'state', 'bank'].includes(
    name,
  );
  // A stream and a reply without a body repeat nothing.
  if (!isShown || !body.startsWith('{')) return;
  const { data } = JSON.parse(body);
  if (data && name in data) expect(data[name], about).toBe(value.trim());
}

const fields = endpoints.flatMap(fieldsOf);
/** As parameters these make a URL another one: an address takes "." and "../../src" out of its path. */
const notInPaths: readonly string[] = ['', '.', '../../src'];
const canBeSent = ({ part, name, endpoint }: Field, value: MalformedValue) =>
  part !== 'params' ||
  (!notInPaths.includes(asText(value)?.toString('utf8') ?? '') &&
    endpoint.path.includes(`:${name}`));

/** Each of these that is accepted hashes a password, which is slow on purpose. */
const hashing = ['signUp', 'signIn', 'changePassword', 'changeEmail', 'deleteUser'];
const isHashing = ({ name }: Endpoint) => hashing.includes(name);

/** The values that can be sent, those first which the number of the field points at. */
function valuesFor(field: Field, at: number): readonly MalformedValue[] {
  const kinds = field.name === 'cursor' ? malformedCursors : malformedValues;
  const values = kinds.map(([, value]) => value).filter((value) => canBeSent(field, value));
  const start = at % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}

const isRefused = (field: Field, value: MalformedValue) =>
  faultsIn(field, sampleOf(field.endpoint), value) !== undefined;

const withFields = endpoints.filter((endpoint) => fieldsOf(endpoint).length > 0);

// The contract tries every kind of value in every schema; here the kinds take turns, so that each endpoint meets some.
it.each(withFields)('$name refuses malformed values of its fields', async (endpoint) => {
  for (const field of fieldsOf(endpoint)) {
    const at = fields.findIndex(
      ({ name, part, endpoint }) =>
        name === field.name && part === field.part && endpoint === field.endpoint,
    );
    const wrong = valuesFor(field, at).find((value) => isRefused(field, value));
    if (wrong !== undefined) await tryOut(field, wrong);
    if (!isHashing(endpoint)) await tryOut(field, isRefused(field, html) ? sql : html);
  }
});

/** Sends a valid request of a user. */
async function ask(endpoint: Endpoint, token: string) {
  const field: Field = { endpoint, part: 'query', name: 'none', isOptional: true };
  return testApp.app.inject(await malformedRequest(field, sampleOf(endpoint), undefined, token));
}

it.each(endpoints.filter(({ access }) => access !== 'anyone'))(
  '$name is closed to a session that has expired',
  async (endpoint) => {
    const { token: late, userId } = await signUp(testApp.app);
    const past = "update sessions set expires_at = now() - interval '1 s' where user_id = $1";
    await testApp.pool.query(past, [userId]);
    for (const token of [late, 'made-up', 'null', '']) {
      // An expired session is deleted when it is found; nothing else may change.
      const before = await look(['sessions']);
      const reply = await ask(endpoint, token);
      const { code } = StrictError.parse(reply.json());
      expect([reply.statusCode, code]).toEqual([401, 'not_signed_in']);
      expect(await look(['sessions'])).toBe(before);
    }
  },
);

it.each(endpoints.filter(({ access }) => access === 'self' || access === 'owner'))(
  '$name rejects all other users',
  async (endpoint) => {
    // No earlier request may have paused or deleted the listing.
    fixtures.cropId = (await createListing(testApp.app, fixtures.own))._id;
    const before = await look();
    const reply = await ask(endpoint, fixtures.other.token);
    expect([reply.statusCode, StrictError.parse(reply.json()).code]).toEqual([403, 'not_allowed']);
    expect(await look()).toBe(before);
  },
);

it('no value of any kind in any field causes an internal error or a response outside the contract', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 3000 }),
    fc.jsonValue(),
    fc.double(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  const cheap = fields.filter(({ endpoint }) => !isHashing(endpoint));
  await fc.assert(
    fc.asyncProperty(fc.nat(cheap.length - 1), value, async (at, random) => {
      const field = cheap[at];
      if (!field || !canBeSent(field, random)) return fc.pre(false);
      await tryOut(field, random);
    }),
    // By day the same values each time: chance must not fail a change that has nothing to do with it.
    {
      endOnFailure: true,
      ...(process.env.NIGHTLY ? { numRuns: 1000 } : { numRuns: 250, seed: 1 }),
    },
  );
});
