import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { cityUnknown, weatherDown } from '@upaj/mocks/weather-scenarios';
import { expect } from 'storybook/test';
import { fixedWeather, keepPlaces } from '../../testing/demo-weather.ts';
import { inApp } from '../../testing/story-app.tsx';
import { WeatherCard } from './weather-card.tsx';

/**
 * The weather at the user's place, as a card of the dashboard. Shown for the town of the profile
 * and for the home, loading, failed, without a place, and while the provider is down.
 */
const meta = {
  title: 'Screens/Market/Dashboard/Weather Card',
  component: WeatherCard,
  parameters: { msw: { handlers: fixedWeather({ rain: [4.2] }) } },
  decorators: [inApp({ at: '/dashboard' })],
} satisfies Meta<typeof WeatherCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(/^-?\d+°C$/);
  await canvas.findByText(/^4.2 (mm|मिमी)$/);
};

/** The town of the profile. */
export const Ready: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await whole(context);
    const link = context.canvas.getByRole('link', { name: 'Know More about the weather' });
    await expect(link).toHaveAttribute('href', '/weather');
  },
};

export const AtHome: Story = {
  globals: { language: 'en' },
  beforeEach: () => keepPlaces(1),
  play: async (context) => {
    await whole(context);
    await context.canvas.findByText('Kanke');
  },
};

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', viewport: { value: 'phone' } },
  play: whole,
};

export const Loading: Story = { parameters: { msw: { handlers: waiting() } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('weather') } },
  play: async ({ canvas }) => {
    await canvas.findByText('The weather could not be fetched.');
  },
};

export const ProviderDown: Story = { parameters: { msw: { handlers: weatherDown() } } };

/** Neither a home, nor a town that the service knows. */
export const NoPlace: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: cityUnknown() } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The place of your weather is not known yet/);
  },
};
