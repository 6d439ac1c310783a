import { contract } from '@upaj/contract/contract';
import { addDays, dayForecast, localDay, mostPlaces } from '@upaj/contract/weather.rules';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { createUser, createUsers, unknownId } from './users.ts';

const { getForecast, getCurrentWeather, getFieldWeather, getPastDays } = contract;
const { listWeatherPlaces, saveWeatherPlace, removeWeatherPlace } = contract;

const ranchi = { lat: '23.34', lon: '85.31' };
const farm = { name: 'Farm', lat: 23.41, lon: 85.44, isHome: false };
const india = 19_800;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;
const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const notAllowed = { status: 403, code: 'not_allowed' } as const;

/** Cases of the weather and of the places that users keep. */
export const weatherCases: Cases = {
  async 'a visitor sees five days of Ranchi, by its name in both scripts and by its position'(
    client,
  ) {
    const { list, city } = await expectSuccess(client, getForecast, { query: { q: 'Ranchi' } });
    expectFields(city, { name: 'Ranchi', timezone: india });
    const days = dayForecast(list, city.timezone, localDay(Date.now(), city.timezone));
    expectSame(days.length, 5, 'days');
    const hindi = await expectSuccess(client, getForecast, { query: { q: 'रांची' } });
    expectFields(hindi.city, { name: 'रांची', coord: city.coord });
    const near = await expectSuccess(client, getForecast, { query: ranchi });
    expectFields(near.city, { name: 'Ranchi' });
  },
  async 'a town that no one knows is not found, and a blank name or a wrong position is refused'(
    client,
  ) {
    const unknown = { query: { q: 'Qqxzzkw' } };
    const missing = { status: 404, code: 'not_found', message: 'City not found' } as const;
    await expectError(client, getForecast, unknown, missing);
    await expectError(client, getForecast, { query: { q: ' ' } }, invalid({}));
    await expectError(client, getForecast, { query: { lat: '23' } }, invalid({}));
    const far = { query: { lat: '91', lon: '0' } };
    for (const endpoint of [getCurrentWeather, getFieldWeather]) {
      await expectError(client, endpoint, far, invalid({ lat: 'too_big' }));
    }
  },
  async 'a position has weather now, and hours and days for work in the field'(client) {
    const current = await expectSuccess(client, getCurrentWeather, { query: ranchi });
    expectFields(current, { name: 'Ranchi', timezone: india });
    const { data } = await expectSuccess(client, getFieldWeather, { query: ranchi });
    const today = localDay(Date.now(), india);
    expectSame(data.days[0]?.date, today, 'the first day');
    const now = new Date(Date.now() + india * 1000).toISOString().slice(0, 13);
    expectSame(data.hours[0]?.time, `${now}:00`, 'the first hour');
    expectSame([data.hours.length, data.days.length], [120, 7], 'hours and days');
  },
  async 'temperatures are counted from a past day, at most 400 days back'(client) {
    const today = localDay(Date.now(), india);
    const ask = (from: string) => ({ query: { ...ranchi, from } });
    const { data } = await expectSuccess(client, getPastDays, ask(addDays(today, -30)));
    const dates = data.days.map(({ date }) => date);
    expectSame([dates.length, dates[0]], [30, addDays(today, -30)], 'the days');
    expectSame(dates.at(-1), addDays(today, -1), 'the last day');
    await expectError(client, getPastDays, ask(today), invalid({ from: 'too_big' }));
    const early = ask(addDays(today, -401));
    await expectError(client, getPastDays, early, invalid({ from: 'too_small' }));
  },
  async 'a user keeps places: one home, and one place at each spot'(client) {
    const user = await createUser(client);
    const save = async (body: typeof farm) =>
      (await expectSuccess(client, saveWeatherPlace, { ...user, body })).data;
    const list = async () => (await expectSuccess(client, listWeatherPlaces, user)).data;
    const first = await save(farm);
    const home = await save({ ...farm, name: 'Well', lat: 23.5, isHome: true });
    expectSame(await list(), [home, first], 'the home first');
    const again = await save({ ...farm, name: 'Barn', lat: farm.lat + 0.00003, isHome: true });
    expectFields(again, { id: first.id, name: 'Barn', isHome: true });
    expectSame(await list(), [again, { ...home, isHome: false }], 'one home');
    // 150 m away.
    const field = await save({ ...farm, name: 'field', lat: farm.lat + 0.00135 });
    expectSame(await list(), [again, field, { ...home, isHome: false }], 'by name');
    await expectSuccess(client, removeWeatherPlace, { ...user, params: { id: first.id } });
    expectSame((await list()).length, 2, 'what is left');
  },
  async 'places belong to their user, and ten are the most'(client) {
    const [user, stranger] = await createUsers(client);
    const at = (count: number) => ({ ...farm, name: `Field ${count}`, lat: 20 + count / 10 });
    const { data } = await expectSuccess(client, saveWeatherPlace, { ...user, body: at(0) });
    for (let count = 1; count < mostPlaces; count += 1) {
      await expectSuccess(client, saveWeatherPlace, { ...user, body: at(count) });
    }
    const full = { status: 409, code: 'places_full' } as const;
    await expectError(client, saveWeatherPlace, { ...user, body: at(mostPlaces) }, full);
    await expectSuccess(client, saveWeatherPlace, { ...user, body: at(3) });
    const wrong = { ...user, body: { ...farm, name: ' ' } };
    await expectError(client, saveWeatherPlace, wrong, invalid({ name: 'required' }));
    const params = { id: data.id };
    await expectError(client, removeWeatherPlace, { ...stranger, params }, notAllowed);
    const nowhere = { ...user, params: { id: unknownId } };
    const missing = { status: 404, code: 'not_found', message: 'Place not found' } as const;
    await expectError(client, removeWeatherPlace, nowhere, missing);
    const badId = { ...user, params: { id: 'x' } };
    await expectError(client, removeWeatherPlace, badId, invalid({ id: 'wrong_uuid' }));
    await expectError(client, removeWeatherPlace, { params }, notSignedIn);
    await expectError(client, saveWeatherPlace, { body: farm }, notSignedIn);
    await expectError(client, listWeatherPlaces, {}, notSignedIn);
    await expectSuccess(client, removeWeatherPlace, { ...user, params });
  },
};
