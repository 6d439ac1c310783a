import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { weatherDown } from '@upaj/mocks/weather-scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import { fixedWeather, keepPlaces, unknownTown } from '../testing/demo-weather.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import WeatherPage from './weather.page.tsx';

/**
 * The weather of a place today and in the next days, and what it means for the field. Shown
 * ready, with saved places, with heavy rain, with old figures, without a position, loading,
 * failed and not found. Address: `/weather`.
 */
const meta = {
  title: 'Screens/Advice/Weather',
  tags: ['nightly'],
  component: WeatherPage,
  parameters: { layout: 'fullscreen', msw: { handlers: fixedWeather() } },
  decorators: [inApp({ at: '/weather', frame: 'signed-in' })],
} satisfies Meta<typeof WeatherPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the report and for the part below it, which is loaded when it is seen. */
const whole: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: /^(5-Day Forecast|5 दिन का पूर्वानुमान)$/ });
  scrollTo({ top: document.body.scrollHeight });
  const field = await canvas.findByRole('heading', { name: /^(Rain by day|दिन के हिसाब से बारिश)$/ });
  await expect(field).toBeVisible();
  scrollTo({ top: 0 });
};
const english = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = {
  tags: ['!nightly'],
  globals: english,
  play: async (context) => {
    await whole(context);
    await expect(
      context.canvas.getByText(/^\d+\.\d\d°C$/, { selector: '.text-6xl' }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone, play: whole };

export const OnAPhoneInHindi: Story = {
  globals: { ...phone, language: 'hi' },
  play: whole,
};

/** The first second, and what takes longer. */
export const Loading: Story = {
  parameters: { msw: { handlers: waiting() } },
};

const search = async ({ canvas, userEvent }: Screen, city: string) => {
  const field = await canvas.findByRole('textbox', { name: 'City' });
  await canvas.findByRole('heading', { level: 2, name: '5-Day Forecast' });
  await userEvent.clear(field);
  await userEvent.type(field, city);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
};

export const NotFound: Story = {
  globals: english,
  play: async (context) => {
    await search(context, unknownTown);
    await screen.findByText('City not found!');
  },
};

export const NoCity: Story = {
  globals: english,
  play: async (context) => {
    await search(context, ' ');
    await screen.findByText('Please enter a city name.');
  },
};

/** No provider answers; what is known is three hours old. */
export const OldFigures: Story = {
  globals: english,
  parameters: { msw: { handlers: fixedWeather({ ageSeconds: 3 * 3600 }) } },
  play: async (context) => {
    await context.canvas.findByText(/^These figures are from 3 hours ago:/);
    await whole(context);
  },
};

export const ProviderDown: Story = {
  globals: english,
  parameters: { msw: { handlers: weatherDown() } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The weather service does not answer/);
  },
};

export const Failed: Story = {
  globals: english,
  parameters: { msw: { handlers: failing('weather') } },
  play: async ({ canvas }) => {
    await canvas.findByText('The weather could not be fetched.');
    await canvas.findByText('Your places could not be fetched.');
  },
};

/** What a browser answers that may not tell where it is. */
const denied = (_found: PositionCallback, refused?: PositionErrorCallback | null) => {
  const error = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  refused?.({ ...error, code: 1, message: 'denied' });
};

/** Replaces what the browser knows of places for one story. */
const withGeolocation =
  (geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined) => () => {
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    // The browser's own lies on the prototype.
    return () => void Reflect.deleteProperty(navigator, 'geolocation');
  };

const locate = async ({ canvas, userEvent }: Screen) => {
  await canvas.findByRole('heading', { level: 2, name: '5-Day Forecast' });
  await userEvent.click(canvas.getByRole('button', { name: 'Use Current Location' }));
};

export const DeniedLocation: Story = {
  globals: english,
  beforeEach: withGeolocation({ getCurrentPosition: denied }),
  play: async (context) => {
    await locate(context);
    await screen.findByText('Error getting current location.');
  },
};

export const NoGeolocation: Story = {
  globals: english,
  beforeEach: withGeolocation(undefined),
  play: async (context) => {
    await locate(context);
    await screen.findByText('Geolocation is not supported by this browser.');
  },
};

/** The home opens first. */
export const SavedPlaces: Story = {
  globals: english,
  beforeEach: () => keepPlaces(3),
  play: async (context) => {
    await whole(context);
    await context.canvas.findByRole('heading', { level: 2, name: 'Kanke' });
    await context.canvas.findByRole('button', { name: 'Kanke (home)', pressed: true });
  },
};

/** Ten are kept, and the town on the screen is not among them. */
export const AllPlacesTaken: Story = {
  globals: english,
  beforeEach: () => keepPlaces(10),
  play: async (context) => {
    await search(context, 'Pune');
    await context.canvas.findByText(/^You keep 10 places/);
  },
};

const week = [130, 70, 16, 3, 0.4, 0, 210];

export const HeavyRain: Story = {
  globals: english,
  parameters: { msw: { handlers: fixedWeather({ rain: week }) } },
  play: async (context) => {
    await whole(context);
    await context.canvas.findByText('Extremely heavy rain', { selector: '[data-slot=badge]' });
    await context.canvas.findByText(/^No 3 dry days in a row are in sight/);
  },
};

/** Every rule is open. */
export const HowItIsWorkedOut: Story = {
  play: async (context) => {
    await whole(context);
    const rules = context.canvasElement.querySelectorAll('details');
    for (const rule of rules) rule.open = true;
    await waitFor(() => expect(rules).toHaveLength(5));
  },
};
