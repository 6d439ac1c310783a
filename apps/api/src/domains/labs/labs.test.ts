import { loadAllLabs } from '@upaj/content/labs/labs';
import type { Lab, LabList } from '@upaj/contract/labs.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { createLabs } from './labs.service.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});

const send = (query: Record<string, string>, headers = {}) =>
  testApp.app.inject({ url: '/api/v1/labs', query, headers });

async function list(query: Record<string, string>): Promise<LabList> {
  const reply = await send(query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const known = await loadAllLabs();

/** A second formula: the angle between two places as vectors from the middle of the Earth. */
function angleKm(one: { lat: number; lon: number }, other: { lat: number; lon: number }): number {
  const vector = ({ lat, lon }: typeof one) => {
    const [north, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    return [
      Math.cos(north) * Math.cos(east),
      Math.cos(north) * Math.sin(east),
      Math.sin(north),
    ] as const;
  };
  const [[x, y, z], [a, b, c]] = [vector(one), vector(other)];
  const cross = Math.hypot(y * c - z * b, z * a - x * c, x * b - y * a);
  return 6371 * Math.atan2(cross, x * a + y * b + z * c);
}

const keyOf = ({ id }: Lab) => id;

describe('from a position', () => {
  const places = [
    ['Ranchi', 23.34, 85.31],
    ['Leh', 34.16, 77.58],
    ['Kanyakumari', 8.08, 77.55],
    ['Port Blair', 11.62, 92.73],
    ['Kohima', 25.67, 94.11],
    ['Kutch', 23.24, 69.67],
    ['the other side of the Earth', -23, -95],
  ] as const;

  it.each(places)(
    'the laboratories near %s are really the nearest',
    { tags: ['PRODUCT-17'] },
    async (_, lat, lon) => {
      const { labs, total, origin } = await list({ lat: `${lat}`, lon: `${lon}`, limit: '15' });
      const byDistance = known
        .map((lab) => ({ id: `${lab.state}/${lab.id}`, km: angleKm({ lat, lon }, lab) }))
        .sort((one, other) => one.km - other.km);
      const nearest = byDistance.slice(0, 15);
      expect(labs.map(({ distanceKm }) => distanceKm)).toEqual(
        nearest.map(({ km }) => Math.round(km)),
      );
      // Of those at the same point any may come first.
      const sure = nearest.filter(({ km }) => km < (byDistance[15]?.km ?? 0) - 0.001);
      expect(labs.map(keyOf)).toEqual(expect.arrayContaining(sure.map(({ id }) => id)));
      expect(total).toBe(904);
      expect(origin).toEqual({ name: '', lat, lon, pointOf: 'position' });
    },
  );

  it('there are 20, or as many as were asked for, 200 at most', async () => {
    const position = { lat: '23.34', lon: '85.31' };
    expect((await list(position)).labs).toHaveLength(20);
    expect((await list({ ...position, limit: '1' })).labs).toHaveLength(1);
    expect((await list({ ...position, limit: '200' })).labs).toHaveLength(200);
    expect((await send({ ...position, limit: '201' })).json().fields.limit.code).toBe('too_big');
    expect((await send({ ...position, limit: '0' })).json().fields.limit.code).toBe('too_small');
  });

  it('a laboratory is shown with all that is known, and its id is unique in India', async () => {
    const { labs } = await list({ state: 'Delhi' });
    expect(labs[0]).toMatchObject({ state: 'Delhi', distanceKm: null });
    const keys = new Set(known.map(({ state, id }) => `${state}/${id}`));
    expect(keys.size).toBe(904);
    const every = await list({ lat: '23.34', lon: '85.31', limit: '200' });
    expect(every.labs.every(({ id }) => keys.has(id))).toBe(true);
    expect(every.labs.some(({ phone }) => phone !== null)).toBe(true);
  });

  it('degrees that are not on the Earth are refused', async () => {
    const far = await send({ lat: '91', lon: '85.31' });
    expect([far.statusCode, far.json().fields.lat.code]).toEqual([400, 'too_big']);
    const half = await send({ lat: '23.34' });
    expect([half.statusCode, half.json().code]).toEqual([400, 'validation_failed']);
  });
});

describe('from a PIN code', () => {
  it.each([
    ['194101', 'Leh', 'Ladakh'],
    ['834001', 'Ranchi', 'Jharkhand'],
    ['834 001', 'Ranchi', 'Jharkhand'],
    ['८३४००१', 'Ranchi', 'Jharkhand'],
    ['411001', 'Pune', 'Maharashtra'],
    ['141001', 'Ludhiana', 'Punjab'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
    ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
  ])('%s the distances begin in %s', async (pin, district, state) => {
    const { origin, labs } = await list({ pin });
    expect(origin).toMatchObject({ name: district, pointOf: 'pin code' });
    expect(labs[0]).toMatchObject({ state });
    expect(labs[0]?.distanceKm).toBeLessThan(40);
  });

  it('that is in no list they begin among its neighbours, and the reply says so', async () => {
    const { origin } = await list({ pin: '834099' });
    expect(origin).toMatchObject({ name: 'Ranchi', pointOf: 'area' });
  });

  it('of which only the state is known they begin in the middle of the state', async () => {
    const { origin, labs } = await list({ pin: '119001' });
    expect(origin).toMatchObject({ name: 'Delhi', pointOf: 'state' });
    expect(labs[0]).toMatchObject({ state: 'Delhi' });
  });

  it.each(['000000', '12345', '8340011'])('%s is refused', async (pin) => {
    const reply = await send({ pin });
    expect([reply.statusCode, reply.json().fields.pin.code]).toEqual([400, 'wrong_format']);
  });

  it.each([
    ['991234', 'belongs to the Army Postal Service'],
    ['299999', 'No place has this PIN code'],
  ])('%s has no place, and the reply says why', async (pin, message) => {
    const reply = await send({ pin });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    expect(reply.json().message).toContain(message);
  });
});

describe('of a state', () => {
  it('all come by district and name, without distances', async () => {
    const { labs, total, origin } = await list({ state: 'Uttar Pradesh' });
    const expected = known.filter(({ state }) => state === 'uttar-pradesh');
    expect([labs.length, total, origin]).toEqual([expected.length, expected.length, null]);
    const order = labs.map(({ district, name }) => `${district}\n${name}`);
    expect(order).toEqual(order.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(labs.every(({ distanceKm }) => distanceKm === null)).toBe(true);
  });

  it('its name may be written as in an address', async () => {
    const { total } = await list({ state: 'uttar-pradesh' });
    expect(total).toBe((await list({ state: 'Uttar Pradesh' })).total);
  });

  it('they may be limited', async () => {
    const { labs, total } = await list({ state: 'Bihar', limit: '3' });
    expect(labs).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
  });

  it('a state that does not exist is not found', async () => {
    const reply = await send({ state: 'Atlantis' });
    expect([reply.statusCode, reply.json().message]).toEqual([
      404,
      'No state has this name. Write it in English, as in Uttar Pradesh.',
    ]);
  });
});

describe('a request', () => {
  it('names one way, and the reply says which field is wrong', async () => {
    const codes = async (query: Record<string, string>) => (await send(query)).json().fields;
    expect(await codes({})).toMatchObject({ pin: { code: 'required' } });
    expect(await codes({ pin: '834001', state: 'Bihar' })).toMatchObject({
      state: { code: 'unknown_field' },
    });
    expect(await codes({ pin: '834001', near: 'me' })).toMatchObject({
      near: { code: 'unknown_field' },
    });
  });

  it('is answered from the cache of the browser while nothing has changed', async () => {
    const first = await send({ pin: '834001' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await send({ pin: '834001' }, { 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the background of the map', () => {
  const policyOf = async ({ app }: TestApp) => {
    const policy = String((await app.inject('/healthz')).headers['content-security-policy']);
    return policy.split(';').find((directive) => directive.startsWith('img-src'));
  };

  it('is off, and no picture of others may be loaded', async () => {
    expect((await list({ state: 'Goa' })).tiles).toBeNull();
    expect(await policyOf(testApp)).toBe("img-src 'self' data: blob:");
  });

  it.each([
    ['https://tiles.example.in/{z}/{x}/{y}.png', 'https://tiles.example.in'],
    ['https://{s}.tiles.example.in:8443/{z}/{x}/{y}.png?key=1', 'https://*.tiles.example.in:8443'],
  ])('%s is handed to the page, and its host alone is allowed', async (url, source) => {
    const mapTiles = { url, attribution: '© Someone' };
    const configured = await openTestApp({ providers: { mapTiles } });
    const reply = await configured.app.inject('/api/v1/labs?state=Goa');
    expect(reply.json().data.tiles).toEqual(mapTiles);
    expect(await policyOf(configured)).toBe(`img-src 'self' data: blob: ${source}`);
  });
});

it('the page may ask for the position and the microphone, and frames of others may not', async () => {
  const { headers } = await testApp.app.inject('/healthz');
  expect(headers['permissions-policy']).toBe('geolocation=(self), microphone=(self)');
});

it('other domains get the nearest laboratories, and those of a state', async () => {
  const labs = createLabs({ tiles: undefined });
  const near = await labs.near({ lat: 23.34, lon: 85.31 }, 3);
  expect(near.map(({ state }) => state)).toEqual(['Jharkhand', 'Jharkhand', 'Jharkhand']);
  const distances = near.map(({ distanceKm }) => distanceKm ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect((await labs.inState('goa')).every(({ state }) => state === 'Goa')).toBe(true);
});
