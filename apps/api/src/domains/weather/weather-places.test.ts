import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { createWeatherPlaceStore } from './weather-places.store.ts';

let testApp: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  asha = await signUp(testApp.app);
});

const url = '/api/v1/weather/places';
const save = (by: SignedIn, change: object = {}) =>
  testApp.app.inject({
    method: 'POST',
    url,
    headers: by.headers,
    payload: { name: 'Farm', lat: 23.41, lon: 85.44, isHome: false, ...change },
  });
const list = async ({ headers }: SignedIn) =>
  (await testApp.app.inject({ url, headers })).json().data;

it('of twelve places that are saved at once, ten are kept', async () => {
  const saves = Array.from({ length: 12 }, (_, at) => save(asha, { lat: 20 + at / 10 }));
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  expect(await list(asha)).toHaveLength(10);
});

it('of homes that are saved at once, one is the home', async () => {
  const saves = [1, 2, 3, 4].map((at) => save(asha, { lat: 20 + at, isHome: true }));
  await Promise.all(saves);
  const homes = (await list(asha)).map(({ isHome }: { isHome: boolean }) => isHome);
  expect(homes).toEqual([true, false, false, false]);
});

it('a place at the same spot is replaced, and keeps its id; a field 150 m away is another one', async () => {
  const first = (await save(asha)).json().data;
  // As it was stored before fields were told apart.
  const coarse = "update weather_places set spot = '23.41,85.44' where id = $1";
  await testApp.pool.query(coarse, [first.id]);
  const again = (await save(asha, { name: 'Barn', lat: 23.41003 })).json().data;
  expect(again).toEqual({ ...first, name: 'Barn', lat: 23.41003 });
  const field = (await save(asha, { name: 'Field', lat: 23.41135 })).json().data;
  expect(await list(asha)).toEqual([again, field]);
});

it('places are sorted by the language of the reader', async () => {
  const names = ['Zila', 'bero', 'खेत', 'Field 10', 'Field 9'];
  for (const [at, name] of names.entries()) await save(asha, { name, lat: 20 + at });
  const listed = async (language: string) => {
    const headers = { ...asha.headers, 'accept-language': language };
    const { data } = (await testApp.app.inject({ url, headers })).json<{
      data: { name: string }[];
    }>();
    return data.map(({ name }) => name);
  };
  expect(await listed('en')).toEqual(['bero', 'Field 9', 'Field 10', 'Zila', 'खेत']);
  expect(await listed('hi')).toEqual(['खेत', 'bero', 'Field 9', 'Field 10', 'Zila']);
});

it('places of others are neither seen nor removed, and count for no one else', async () => {
  const { _id: _, id } = (await save(asha)).json().data;
  const ravi = await signUp(testApp.app);
  expect(await list(ravi)).toEqual([]);
  const remove = ({ headers }: SignedIn) =>
    testApp.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers });
  expect((await remove(ravi)).statusCode).toBe(403);
  expect((await save(ravi)).statusCode).toBe(200);
  expect((await remove(asha)).statusCode).toBe(204);
  expect((await remove(asha)).statusCode).toBe(404);
  expect([await list(asha), (await list(ravi)).length]).toEqual([[], 1]);
});

it('the home is found for KrishiBot', async () => {
  const store = createWeatherPlaceStore(drizzle(testApp.pool));
  await save(asha);
  expect(await store.findHome(asha.userId)).toBeUndefined();
  await save(asha, { name: 'Home', lat: 24, isHome: true });
  expect(await store.findHome(asha.userId)).toMatchObject({ name: 'Home', lat: 24, lon: 85.44 });
});

it('places are in the copy of the data, and go with the account', async () => {
  await save(asha, { isHome: true });
  const { userId, headers } = asha;
  const account = `/api/v1/user/${userId}`;
  const copy = (await testApp.app.inject({ url: `${account}/export`, headers })).json();
  expect(copy.weatherPlaces).toEqual([{ name: 'Farm', lat: 23.41, lon: 85.44, isHome: true }]);
  await testApp.app.inject({ method: 'DELETE', url: account, headers, payload: { password } });
  const left = 'select from weather_places where user_id = $1';
  expect((await testApp.pool.query(left, [userId])).rowCount).toBe(0);
});
