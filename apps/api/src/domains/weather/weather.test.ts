import { dayForecast } from '@upaj/contract/weather.rules';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from '../../../test/support/closers.ts';
import { knownKey, openWeatherApp, type WeatherApp } from '../../../test/support/weather.ts';

afterEach(closeAll);

const ranchi = 'lat=23.34&lon=85.31';
const forecastOf = async ({ get }: WeatherApp, town: string) =>
  (await get(`/data/2.5/forecast?q=${encodeURIComponent(town)}`)).json();

describe('the forecast of a town', () => {
  it('has steps of three hours in kelvin, the next first, and five days in Indian time', {
    tags: ['CALL-30', 'PRODUCT-23', 'ENTITY-22', 'ENTITY-23', 'ENTITY-24', 'ENTITY-25'],
  }, async () => {
    const weather = await openWeatherApp();
    const { list, city, ageSeconds, source } = await forecastOf(weather, 'Ranchi');
    expect(city).toEqual({
      name: 'Ranchi',
      coord: { lat: 23.34, lon: 85.31 },
      timezone: 19_800,
    });
    expect([ageSeconds, source]).toEqual([0, 'open-meteo']);
    expect(list).toHaveLength(40);
    // It is 06:00 UTC and 11:30 in India.
    expect(list[0]).toMatchObject({
      dt_txt: '2026-06-15 06:00:00',
      main: { temp: 307.2, humidity: 47 },
      wind: { speed: 2.9 },
      weather: [{ icon: '04d', description: 'overcast clouds' }],
    });
    expect(list[1].dt_txt).toBe('2026-06-15 09:00:00');
    expect(dayForecast(list, 19_800, '2026-06-15').map(({ date }) => date)).toEqual([
      ...['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19'],
    ]);
  });

  it('is found by its Hindi name, and by what only sounds like it', async () => {
    const weather = await openWeatherApp();
    expect((await forecastOf(weather, 'राँची')).city.name).toBe('रांची');
    expect((await forecastOf(weather, 'Raanchi')).city).toMatchObject({ name: 'Ranchi' });
  });

  it('that our lists do not have is found by the provider, in India first', async () => {
    const weather = await openWeatherApp();
    expect((await forecastOf(weather, 'London')).city.name).toBe('London');
    expect((await forecastOf(weather, 'Netarhat')).city.coord.lat).toBe(23.4745);
    const searches = () =>
      weather.openMeteo.requests.filter((url) => url.startsWith('/v1/search')).length;
    expect(searches()).toBe(2);
    // A town stays where it is.
    weather.wait(24 * 60);
    expect((await forecastOf(weather, 'netarhat')).city.name).toBe('Netarhat');
    expect(searches()).toBe(2);
  });

  it('that no one has is not found, and is asked for again', async () => {
    const weather = await openWeatherApp();
    const { success, code, message } = await forecastOf(weather, 'Qqxzzk');
    expect([success, code, message]).toEqual([false, 'not_found', 'City not found']);
    await forecastOf(weather, 'Qqxzzk');
    expect(weather.openMeteo.requests).toHaveLength(2);
  });
});

describe('a position', () => {
  const nameAt = async (weather: WeatherApp, position: string, cookie = '') =>
    (await weather.get(`/data/2.5/weather?${position}`, { cookie })).json().name;

  it('has the name of its district, is near it, or has its numbers', {
    tags: ['CALL-32'],
  }, async () => {
    const weather = await openWeatherApp();
    expect(await nameAt(weather, ranchi)).toBe('Ranchi');
    expect(await nameAt(weather, 'lat=23.6&lon=85.05')).toMatch(/^near /);
    expect(await nameAt(weather, 'lat=0&lon=-30.5')).toBe('0.00, -30.50');
  });

  it('is named in the language of the page', async () => {
    const weather = await openWeatherApp();
    expect(await nameAt(weather, ranchi, 'language=hi')).toBe('रांची');
    expect(await nameAt(weather, 'lat=23.6&lon=85.05', 'language=hi')).toMatch(/ के पास$/);
  });

  it('is rounded to a cell of 0.05 degree before the provider learns it', async () => {
    const weather = await openWeatherApp();
    await weather.get('/data/2.5/weather?lat=23.3441&lon=85.3096');
    const [asked = ''] = weather.openMeteo.requests;
    expect(asked).toContain('latitude=23.35&longitude=85.3&');
  });

  it('has hours in its own time from the present one, and days with evapotranspiration', async () => {
    const weather = await openWeatherApp();
    const { data } = (await weather.get(`/api/v1/weather/field?${ranchi}`)).json();
    expect([data.hours.length, data.days.length]).toEqual([120, 7]);
    expect([data.hours[0].time, data.days[0].date]).toEqual(['2026-06-15T11:00', '2026-06-15']);
    expect(data).toMatchObject({ et0Method: 'fao-56', areHoursInterpolated: false });
    expect(data.days.every(({ et0Mm }: { et0Mm: number }) => et0Mm > 2)).toBe(true);
    // Hours that are over are left out.
    weather.wait(9);
    expect(await hourOf(weather)).toBe('2026-06-15T11:00');
    weather.wait(30);
    expect(await hourOf(weather)).toBe('2026-06-15T12:00');
  });

  const hourOf = async ({ get }: WeatherApp) =>
    (await get(`/api/v1/weather/field?${ranchi}`)).json().data.hours[0].time;
});

describe('with a key', () => {
  it('OpenWeather gives the figures and the name, and Open-Meteo is not asked', {
    tags: ['CALL-31'],
  }, async () => {
    const weather = await openWeatherApp({ key: knownKey });
    const { list, city, source } = (await weather.get(`/data/2.5/forecast?${ranchi}`)).json();
    expect([source, city.name, list.length]).toEqual(['openweather', 'Ranchi', 40]);
    const { data } = (await weather.get(`/api/v1/weather/field?${ranchi}`)).json();
    expect(data).toMatchObject({ et0Method: 'hargreaves', areHoursInterpolated: true });
    expect(data.days[0]).toMatchObject({ date: '2026-06-15', et0Mm: null });
    expect(data.days[1].et0Mm).toBeGreaterThan(2);
    expect(weather.openWeather.requests).toHaveLength(2);
    expect(weather.openMeteo.requests).toEqual([]);
  });

  it('OpenWeather finds the towns that our lists do not have', async () => {
    const weather = await openWeatherApp({ key: knownKey });
    expect((await forecastOf(weather, 'London')).city.coord).toEqual({
      lat: 51.5085,
      lon: -0.1257,
    });
    expect((await forecastOf(weather, 'Qqxzzk')).code).toBe('not_found');
  });
});
