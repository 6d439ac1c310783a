import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { placesFull } from '@upaj/mocks/weather-scenarios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fixedWeather, keepPlaces } from '../../testing/demo-weather.ts';
import { resetGeolocation, setGeolocation } from '../../testing/geolocation.ts';
import { holdLongWaits } from '../../testing/long-waits.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer } from '../../testing/users.ts';

const asked: string[] = [];
beforeEach(() => {
  server.use(...fixedWeather());
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/data/')) asked.push(pathname + search);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  asked.length = 0;
});

async function open() {
  const pass = holdLongWaits();
  const view = await renderRoute('/weather', { session: buyer });
  await pass(1000);
  await screen.findByRole('region', { name: '5-Day Forecast' });
  return { ...view, pass };
}
const now = (place: string) => screen.findByRole('region', { name: `Weather in ${place} now` });
const press = (name: string) => screen.findByRole('button', { name });
const kept = () => [...db.weatherPlaces.values()].map(({ name, isHome }) => ({ name, isHome }));

describe('the current location', () => {
  const locate = async (geolocation: Parameters<typeof setGeolocation>[0]) => {
    setGeolocation(geolocation);
    onTestFinished(resetGeolocation);
    const view = await open();
    await view.user.click(await press('Use Current Location'));
    return view;
  };
  const here = { latitude: 23.43421, longitude: 85.32 };

  it('gives its name to the weather and clears the field; it is told to 0.01 degree', {
    tags: ['CALL-31', 'CALL-32', 'WEATHER-5'],
  }, async () => {
    await locate(here);
    await now('Kanke');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('');
    expect(asked).toContain('/data/2.5/weather?lat=23.43&lon=85.32');
    expect(asked).toContain('/data/2.5/forecast?lat=23.43&lon=85.32');
  });

  it('that is not told says so', { tags: ['ERROR-34'] }, async () => {
    await locate({ code: 1 });
    await screen.findByText('Error getting current location.');
    expect(asked).toHaveLength(1);
  });

  it('that the user is still asked about is given up after 12 seconds', async () => {
    const { pass } = await locate('never');
    await pass(12_000);
    await screen.findByText('Error getting current location.');
  });

  it('in a browser that knows no places says so', { tags: ['ERROR-35'] }, async () => {
    await locate(null);
    await screen.findByText('Geolocation is not supported by this browser.');
  });

  it('whose weather cannot be fetched says so', { tags: ['ERROR-33'] }, async () => {
    server.use(
      mockEndpoint(contract.getCurrentWeather, () => {
        throw new ApiError('provider_down');
      }),
    );
    await locate(here);
    await screen.findByText('Error fetching weather data for current location.');
  });
});

describe('the places that a user keeps', () => {
  it('begin with the one on the screen, which can become the home', async () => {
    const { user } = await open();
    await screen.findByText(/^Save a place, and you find it here/);
    await user.click(await press('Save this place'));
    const [place] = await screen.findAllByRole('button', { pressed: true });
    expect(kept()).toEqual([{ name: place?.textContent, isHome: false }]);
    await user.click(await press('Make it home'));
    await screen.findByText('Your home: the weather opens here.');
    expect(kept()).toEqual([{ name: place?.textContent, isHome: true }]);
    expect(await press(`${place?.textContent} (home)`)).toHaveAttribute('aria-pressed', 'true');
  });

  it('are opened by their chips', async () => {
    keepPlaces(2);
    const { user } = await open();
    await now('Kanke');
    await user.click(await press('Ormanjhi'));
    await now('Ormanjhi');
    expect(asked.at(-1)).toBe('/data/2.5/forecast?lat=23.50&lon=85.30');
    expect(await press('Ormanjhi')).toHaveAttribute('aria-pressed', 'true');
  });

  it('are removed, and come back as they were', async () => {
    keepPlaces(2);
    const { user } = await open();
    await user.click(await press('Remove'));
    await screen.findByText('Kanke was removed.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kanke (home)' })).toBeNull());
    expect(kept()).toEqual([{ name: 'Ormanjhi', isHome: false }]);
    const undo = await press('Undo');
    expect(undo).toHaveFocus();
    await user.click(undo);
    await press('Kanke (home)');
    expect(kept()).toContainEqual({ name: 'Kanke', isHome: true });
    expect(screen.queryByText('Kanke was removed.')).toBeNull();
  });

  it('are ten at most', async () => {
    keepPlaces(10);
    const { user } = await open();
    expect(
      within(await screen.findByRole('group', { name: 'Your places' })).getAllByRole('button'),
    ).toHaveLength(10);
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Pune{Enter}');
    const report = within(await now('Pune'));
    expect(report.getByText(/^You keep 10 places/)).toBeVisible();
    expect(report.queryByRole('button')).toBeNull();
  });

  it('that another device has filled up say so', async () => {
    server.use(...placesFull().slice(0, 1));
    const { user } = await open();
    await user.click(await press('Save this place'));
    await screen.findByText(/^You keep 10 places/);
  });

  it('that cannot be fetched leave the weather, and can be fetched again', async () => {
    server.use(...failing('weather').filter(({ info }) => String(info.header).includes('places')));
    const { user } = await open();
    await screen.findByText('Your places could not be fetched.');
    server.resetHandlers();
    server.use(...fixedWeather());
    keepPlaces(1);
    await user.click(await press('Try again'));
    await press('Kanke (home)');
  });
});
