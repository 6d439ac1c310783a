import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { fromKelvin, toTenths } from '@upaj/contract/weather.rules';
import { db } from '@upaj/mocks/db';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { held, waiting } from '@upaj/mocks/scenarios';
import { forecastOf } from '@upaj/mocks/weather-figures';
import { weatherDown } from '@upaj/mocks/weather-scenarios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedWeather, keepPlaces, unknownTown, weatherTime } from '../testing/demo-weather.ts';
import { firstAddresses } from '../testing/first-addresses.ts';
import { holdLongWaits } from '../testing/long-waits.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';
import { requests } from './weather.requests.ts';

const asked: string[] = [];
beforeEach(() => {
  server.use(...fixedWeather());
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (/weather|data\/2.5|user\//.test(pathname)) asked.push(pathname + search);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  asked.length = 0;
  setCity(home);
});

const home = meera.city;
const setCity = (city: string) => {
  const record = db.people.get(meera.id);
  if (record) db.people.set(meera.id, { ...record, city });
};

/** Opens the page and lets its second of waiting pass. */
async function open(language: 'en' | 'hi' = 'en') {
  const pass = holdLongWaits();
  const view = await renderRoute('/weather', { session: buyer, language });
  await pass(1000);
  return { ...view, pass };
}
const now = (place: string) => screen.findByRole('region', { name: `Weather in ${place} now` });
const field = () => screen.getByRole('textbox', { name: 'City' });
const forecasts = () => asked.filter((path) => path.startsWith('/data/2.5/forecast'));

describe('the first second', () => {
  it('is a spinner alone, and then the page is ready', {
    tags: ['SECTION-8', 'STATE-43', 'WEATHER-1', 'LIMIT-10'],
  }, async () => {
    const pass = holdLongWaits();
    await renderRoute('/weather', { session: buyer });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Weather');
    await waitFor(() => expect(forecasts()).toHaveLength(1));
    await pass(999);
    expect(screen.getByRole('status', { name: 'Loading the weather...' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
    await pass(1);
    expect(field()).toBeVisible();
    expect(document.title).toMatch(/^Weather/);
  });

  it('is followed by the shape of the weather while it is on its way', async () => {
    server.use(...waiting('weather'));
    await open();
    expect(field()).toHaveValue('Ranchi');
    expect(screen.getByText('Loading the weather...')).toBeInTheDocument();
  });

  it('asks for what the HTML asks for', async () => {
    await open();
    const ofHtml = (await firstAddresses(requests)).map((one) =>
      one.replace('%3AuserId', meera.id),
    );
    expect(asked).toEqual(expect.arrayContaining(ofHtml));
  });
});

describe('the place that opens', () => {
  it('is the home of the user', async () => {
    const id = '0de50000-0002-4000-8000-000000000001';
    db.weatherPlaces.set(id, {
      id,
      userId: meera.id,
      name: 'Our field',
      lat: 23.401,
      lon: 85.3,
      isHome: true,
    });
    await open();
    await now('Our field');
    expect(forecasts()).toEqual(['/data/2.5/forecast?lat=23.40&lon=85.30']);
    expect(field()).toHaveValue('');
  });

  it('is the town of the profile where there is no home', async () => {
    setCity('Nashik');
    await open();
    await now('Nashik');
    expect(field()).toHaveValue('Nashik');
  });

  it('is Ranchi where the town is not known either', {
    tags: ['WEATHER-2', 'LIMIT-30'],
  }, async () => {
    setCity(unknownTown);
    await open();
    await now('Ranchi');
    expect(field()).toHaveValue('Ranchi');
    expect(screen.queryByText('City not found!')).toBeNull();
  });
});

describe('the weather now', () => {
  const [step] = forecastOf({ name: 'Ranchi', lat: 23.34, lon: 85.31 }, weatherTime).list;

  it('shows city, date, temperature, wind, humidity, picture and description', {
    tags: [
      'CALL-33',
      'PRODUCT-23',
      'ROUTE-33',
      'WEATHER-6',
      'WEATHER-7',
      'WEATHER-8',
      'WEATHER-9',
      'WEATHER-10',
      'WEATHER-11',
      'LIMIT-29',
    ],
  }, async () => {
    setCity('Ranchi');
    await open();
    const report = within(await now('Ranchi'));
    expect(report.getByRole('heading', { level: 2 })).toHaveTextContent('Ranchi');
    expect(report.getByText('20/11/2026, 11:30')).toBeVisible();
    const degrees = fromKelvin(step?.main.temp ?? 0).toFixed(2);
    expect(report.getByText(`${degrees}°C`)).toBeVisible();
    expect(report.getByText(`${toTenths(step?.wind.speed ?? 0)} M/S`)).toBeVisible();
    expect(report.getByText(`${step?.main.humidity}%`)).toBeVisible();
    expect(report.getByText(step?.weather[0]?.description ?? '')).toBeVisible();
    const picture = report.getByRole('presentation');
    const file = `${step?.weather[0]?.icon}.svg`;
    expect(picture).toHaveAttribute('src', expect.stringContaining(file));
    expect(picture).toHaveAttribute('width', '112');
  });

  it('is described in Hindi too', async () => {
    await open('hi');
    expect(await screen.findByText('कुछ बादल')).toBeVisible();
    expect(screen.queryByText('few clouds')).toBeNull();
  });

  it('names its source, as the licence wants it', async () => {
    await open();
    const site = await screen.findByRole('link', { name: 'Open-Meteo.com' });
    expect(site).toHaveAttribute('href', 'https://open-meteo.com/');
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/4.0/',
    );
  });

  it('names OpenWeather where the figures are from there', async () => {
    server.use(...fixedWeather({ source: 'openweather' }));
    await open();
    const site = await screen.findByRole('link', { name: 'OpenWeather' });
    expect(site).toHaveAttribute('href', 'https://openweathermap.org/');
    expect(screen.queryByRole('link', { name: 'CC BY 4.0' })).toBeNull();
  });
});

describe('the 5-Day Forecast', () => {
  it("shows the first figures of five dates, counted in the place's own time", {
    tags: ['CALL-33', 'WEATHER-12'],
  }, async () => {
    await open();
    const list = within(await screen.findByRole('region', { name: '5-Day Forecast' }));
    const dates = list.getAllByText(/^\d\d\/\d\d\/2026$/).map(({ textContent }) => textContent);
    expect(dates).toEqual(['20/11/2026', '21/11/2026', '22/11/2026', '23/11/2026', '24/11/2026']);
    const [, tomorrow] = list.getAllByRole('listitem');
    // 18:30 in UTC is midnight in India: the step of 20:30 there is the next day's first one.
    const { list: steps } = forecastOf({ name: '', lat: 23.34, lon: 85.31 }, weatherTime);
    const first = steps.find(({ dt_txt }) => dt_txt >= '2026-11-20 18:30:00');
    expect(tomorrow).toHaveTextContent(`${fromKelvin(first?.main.temp ?? 0).toFixed(2)}°C`);
    expect(tomorrow).toHaveTextContent(`Wind ${toTenths(first?.wind.speed ?? 0)} M/S`);
    expect(tomorrow).toHaveTextContent(`Humidity ${first?.main.humidity}%`);
    const picture = within(tomorrow as HTMLElement).getByRole('img');
    expect(picture).toHaveAccessibleName(/\w/);
    const file = `${first?.weather[0]?.icon}.svg`;
    expect(picture).toHaveAttribute('src', expect.stringContaining(file));
    // Half as wide as the one of the weather now.
    expect(picture).toHaveAttribute('width', '56');
  });

  it('follows the clock of the place and not that of India', async () => {
    const utc = mockEndpoint(contract.getForecast, () => {
      const { city, ...rest } = forecastOf({ name: 'Reykjavik', lat: 64, lon: -22 }, weatherTime);
      return { status: 200, body: { ...rest, city: { ...city, timezone: -36_000 } } };
    });
    server.use(utc);
    await open();
    const list = within(await screen.findByRole('region', { name: '5-Day Forecast' }));
    const [first] = list.getAllByText(/^\d\d\/\d\d\/2026$/);
    expect(first).toHaveTextContent('19/11/2026');
  });
});

describe('a search', () => {
  async function search(city: string) {
    const view = await open();
    await screen.findByRole('region', { name: '5-Day Forecast' });
    await view.user.clear(field());
    if (city) await view.user.type(field(), city);
    await view.user.click(screen.getByRole('button', { name: 'Search' }));
    return view;
  }

  it('shows the weather of the city', { tags: ['CALL-30', 'WEATHER-4'] }, async () => {
    await search('Pune');
    await now('Pune');
    expect(forecasts().at(-1)).toBe('/data/2.5/forecast?q=Pune');
    expect(field()).toHaveValue('Pune');
  });

  it('starts with Enter as well', async () => {
    const { user } = await open();
    await user.clear(field());
    await user.type(field(), 'Delhi{Enter}');
    await now('Delhi');
  });

  it.each(['', '   '])(
    'for “%s” says that a city is missing and asks for nothing',
    { tags: ['VALID-26', 'ERROR-31', 'WEATHER-3'] },
    async (city) => {
      await search(city);
      expect(await screen.findByText('Please enter a city name.')).toBeVisible();
      expect(field()).toHaveFocus();
      expect(forecasts()).toHaveLength(1);
      expect(field()).toHaveAttribute('placeholder', 'E.g., New York, London, Tokyo');
    },
  );

  it('for a city that is not there says so for 3 s and leaves the weather as it was', {
    tags: ['ERROR-32', 'LIMIT-13'],
  }, async () => {
    setCity('Ranchi');
    const { store } = await search(unknownTown);
    expect(await screen.findByText('City not found!')).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ kind: 'error', duration: 3000 }]);
    await now('Ranchi');
    expect(field()).toHaveValue(unknownTown);
  });

  it('that the service does not answer says so in the place of the figures', async () => {
    const { user } = await open();
    await screen.findByRole('region', { name: '5-Day Forecast' });
    server.use(...weatherDown());
    await user.clear(field());
    await user.type(field(), 'Pune{Enter}');
    await screen.findByText(/^The weather service does not answer, and there are no earlier/);
    server.use(...fixedWeather());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await now('Pune');
  });

  it('that is overtaken by the choice of a place shows that place', async () => {
    keepPlaces(2);
    const { user } = await open();
    const ormanjhi = await screen.findByRole('button', { name: 'Ormanjhi' });
    const slow = held('weather');
    server.use(...slow.handlers);
    await user.type(field(), 'Pune{Enter}');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    await user.click(ormanjhi);
    slow.open();
    await now('Ormanjhi');
    await waitFor(() => expect(forecasts()).toHaveLength(3));
    expect(screen.queryByRole('region', { name: 'Weather in Pune now' })).toBeNull();
  });
});
