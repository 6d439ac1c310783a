import { contract } from '@upaj/contract/contract';
import { addDays, dayForecast, localDay } from '@upaj/contract/weather.rules';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { createUser } from './users.ts';

const { getForecast, getCurrentWeather, getFieldWeather, getPastDays } = contract;
const { listWeatherPlaces, saveWeatherPlace, removeWeatherPlace } = contract;

const ranchi = { lat: '23.34', lon: '85.31' };
const farm = { name: 'Farm', lat: 23.41, lon: 85.44, isHome: false };
const india = 19_800;

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
  async 'a town that no one knows is not found'(client) {
    const unknown = { query: { q: 'Qqxzzkw' } };
    const missing = { status: 404, code: 'not_found', message: 'City not found' } as const;
    await expectError(client, getForecast, unknown, missing);
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
  async 'temperatures are counted from a past day until yesterday'(client) {
    const today = localDay(Date.now(), india);
    const query = { ...ranchi, from: addDays(today, -30) };
    const { data } = await expectSuccess(client, getPastDays, { query });
    expectSame([data.days.length, data.days[0]?.date], [30, query.from], 'the days');
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
};
