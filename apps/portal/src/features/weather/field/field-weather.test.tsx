import { fireEvent, screen, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import type { WeatherHour } from '@upaj/contract/weather.schema';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { describe, expect, it } from 'vitest';
import { fixedWeather } from '../../../testing/demo-weather.ts';
import { holdLongWaits } from '../../../testing/long-waits.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer } from '../../../testing/users.ts';

async function open(change: Parameters<typeof fixedWeather>[0] = {}) {
  server.use(...fixedWeather(change));
  const pass = holdLongWaits();
  const view = await renderRoute('/weather', { session: buyer });
  await pass(1000);
  return view;
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Two days from 20/11/2026, 06:00, in which every hour is fit for spraying. */
const hours = (change: (hour: number) => Partial<WeatherHour> = () => ({})): WeatherHour[] =>
  Array.from({ length: 48 }, (_, at) => ({
    time: new Date(Date.parse('2026-11-20T06:00Z') + at * 3_600_000).toISOString().slice(0, 16),
    temperature: 25,
    humidity: 60,
    windKmh: 8,
    rainMm: 0,
    cloudPercent: 80,
    isDay: true,
    ...change(at),
  }));

describe('spraying', () => {
  it('names the good hours of today and tomorrow, and what speaks against the others', async () => {
    const windy = (at: number) => (at < 4 ? { windKmh: 22 } : {});
    await open({ field: { hours: hours(windy) } });
    const spraying = await part('Spraying');
    expect(spraying.getByText('Good from 10:00 to 24:00', { exact: false })).toHaveTextContent(
      /^Today:/,
    );
    const today = within(spraying.getByRole('list', { name: 'The hours of Today' }));
    const [first, , , , fifth] = today.getAllByRole('listitem');
    expect(first).toHaveTextContent('06:00Not goodtoo windy');
    expect(fifth).toHaveTextContent('10:00Good');
    const tomorrow = within(spraying.getByRole('list', { name: 'The hours of Tomorrow' }));
    expect(tomorrow.getAllByRole('listitem')).toHaveLength(24);
  });

  it('says when no hour is good', async () => {
    await open({ field: { hours: hours(() => ({ rainMm: 2 })) } });
    const spraying = await part('Spraying');
    expect(spraying.getAllByText(/No good hour/)).toHaveLength(2);
    expect(spraying.getAllByText('rain soon').length).toBeGreaterThan(20);
  });

  it('tells its rule, and whether hours were read in between', async () => {
    await open({ field: { hours: hours(), areHoursInterpolated: true } });
    const spraying = await part('Spraying');
    expect(spraying.getByText('How this is worked out')).toBeVisible();
    expect(spraying.getByText(/^Delta T is between 2 and 8 °C/)).toBeInTheDocument();
    expect(spraying.getByText(/^The wind is between 3 and 15 km\/h/)).toBeInTheDocument();
    expect(spraying.getByText(/^The service gives every third hour/)).toBeInTheDocument();
  });
});

it.each([
  [0, 'No rain'],
  [0.4, 'Very light rain'],
  [15.5, 'Light rain'],
  [64.4, 'Moderate rain'],
  [64.5, 'Heavy rain'],
  [115.6, 'Very heavy rain'],
  [204.5, 'Extremely heavy rain'],
])('%f mm of rain in a day are called %s, by class and not as a warning', async (mm, name) => {
  await open({ rain: [mm] });
  const rain = await part('Rain by day');
  const [today] = rain.getAllByRole('listitem');
  expect(today).toHaveTextContent(`Fri 20/11${mm} mm${name}`);
  expect(rain.getByText(/^By rainfall class. This is not a warning of the India/)).toBeVisible();
});

it('the water to give back is what evaporates less the rain, by acre and by hectare', async () => {
  const day = { minimum: 14, maximum: 28, humidity: 60, windKmh: 6 };
  const days = [
    { ...day, date: '2026-11-20', rainMm: 0, et0Mm: 4 },
    { ...day, date: '2026-11-21', rainMm: 1.5, et0Mm: 4 },
    { ...day, date: '2026-11-22', rainMm: 0, et0Mm: null },
  ];
  await open({ field: { days, et0Method: 'fao-56' } });
  const water = await part('Water to give back');
  const rows = water.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Fri 20/11416,18740,000',
    'Sat 21/11410,11725,000',
    'Sun 22/11–––',
    'All 2 days26,30465,000',
  ]);
  expect(water.getByText(/^Method: FAO-56 Penman-Monteith/)).toBeInTheDocument();
});

describe('dry days for harvest and drying', () => {
  it('are those in a row, by a rule that is told', async () => {
    await open({ rain: [2, 0, 0, 0, 5, 0, 0] });
    const dry = await part('Dry days for harvest and drying');
    expect(dry.getByText('3 dry days: Sat 21/11 to Mon 23/11')).toBeVisible();
    expect(dry.getByText(/^Our own rule: at least 3 days in a row/)).toBeInTheDocument();
  });

  it('are not in sight when it rains every second day', async () => {
    await open({ rain: [2, 0, 2, 0, 2, 0, 2] });
    const dry = await part('Dry days for harvest and drying');
    expect(dry.getByText('No 3 dry days in a row are in sight until Thu 26/11.')).toBeVisible();
  });
});

describe('the warmth since sowing', () => {
  const sow = async (day: string) => {
    const growth = await part('Warmth since sowing');
    await growth.findByRole('option', { name: 'Wheat' });
    fireEvent.change(growth.getByLabelText('Date of sowing'), { target: { value: day } });
    return growth;
  };
  const warm = mockEndpoint(contract.getPastDays, () => {
    const days = [
      { date: '2026-11-16', minimum: 10, maximum: 30 },
      { date: '2026-11-17', minimum: 2, maximum: 28 },
      { date: '2026-11-18', minimum: 12, maximum: 24 },
    ];
    return { status: 200, body: { success: true, data: { days } } };
  });

  it('is counted from the day of sowing, above the base of the crop', async () => {
    const { user } = await open();
    server.use(warm);
    const growth = await sow('2026-11-16');
    // 20 - 5, (5 + 28) / 2 - 5, 18 - 5.
    expect(await growth.findByText('39.5 growing degree days')).toBeVisible();
    expect(growth.getByText('Base temperature: 5 °C, upper limit: 30 °C')).toBeVisible();
    expect(growth.getByText('1 day has no reading and is left out.')).toBeVisible();
    await user.selectOptions(growth.getByRole('combobox', { name: 'Crop' }), 'Maize');
    // 10 - 10 and below counts as 10.
    expect(await growth.findByText('27 growing degree days')).toBeVisible();
    expect(growth.getByText('Base temperature: 10 °C, upper limit: 30 °C')).toBeVisible();
  });

  it.each([
    ['2026-11-20', 'Choose a day before today, 19/11/2026 at the latest.'],
    ['2025-10-15', 'Choose 16/10/2025 or a later day.'],
  ])('cannot be counted from %s', async (day, sentence) => {
    await open();
    const growth = await sow(day);
    expect(growth.getByText(sentence)).toBeVisible();
    expect(growth.getByLabelText('Date of sowing')).toBeInvalid();
    expect(growth.queryByText(/growing degree days$/)).toBeNull();
  });
});

it('figures for the field that are missing leave the weather, and can be fetched again', async () => {
  const isField = ({ info }: { info: { header?: unknown } }) =>
    String(info.header).includes('/weather/field');
  server.use(...fixedWeather());
  server.use(...failing('weather').filter(isField));
  const pass = holdLongWaits();
  const { user } = await renderRoute('/weather', { session: buyer });
  await pass(1000);
  await screen.findByText('The figures for the field could not be fetched.');
  await screen.findByRole('region', { name: '5-Day Forecast' });
  server.resetHandlers();
  server.use(...fixedWeather());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await part('Spraying');
});
