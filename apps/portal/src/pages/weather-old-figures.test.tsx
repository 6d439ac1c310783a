import { screen, within } from '@testing-library/react';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixedWeather } from '../testing/demo-weather.ts';
import { holdLongWaits } from '../testing/long-waits.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

beforeEach(() => server.use(...fixedWeather()));

/** Opens the page and lets its second of waiting pass. */
async function open() {
  const pass = holdLongWaits();
  const view = await renderRoute('/weather', { session: buyer });
  await pass(1000);
  return view;
}

describe('figures that are not fresh', () => {
  it('say how old they are', async () => {
    server.use(...fixedWeather({ ageSeconds: 2 * 3600 }));
    await open();
    await screen.findByText(
      'These figures are from 2 hours ago: the weather service does not answer.',
    );
  });

  it('of up to ten minutes say nothing', async () => {
    server.use(...fixedWeather({ ageSeconds: 600 }));
    await open();
    await screen.findByRole('region', { name: '5-Day Forecast' });
    expect(screen.queryByText(/^These figures are from/)).toBeNull();
  });

  it('that cannot be fetched at all can be fetched again', async () => {
    server.use(...failing('weather'));
    const { user } = await open();
    const failure = (await screen.findByText('The weather could not be fetched.')).closest('div');
    server.resetHandlers();
    server.use(...fixedWeather());
    await user.click(within(failure as HTMLElement).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: '5-Day Forecast' });
  });
});
