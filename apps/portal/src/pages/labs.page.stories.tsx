import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { failingTiles, noLabs, unknownPin, withoutTiles } from '@upaj/mocks/lab-scenarios';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { expect, within } from 'storybook/test';
import { resetGeolocation, setGeolocation } from '../testing/geolocation.ts';
import { inApp } from '../testing/story-app.tsx';
import LabsPage from './labs.page.tsx';

/** Each story sets its address in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({ at: '/explore/nearby-labs', frame: 'signed-in', ...context.parameters.app })(
    Story,
    context,
  );

/**
 * Where soil is tested: laboratories by position, PIN code or state, as a list and on a map.
 * Shown at the start, found, empty, with each wrong input, loading and failed. Address:
 * `/explore/nearby-labs`.
 */
const meta = {
  title: 'Screens/Advice/Nearby Labs',
  tags: ['nightly'],
  component: LabsPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
  beforeEach: () => resetGeolocation,
} satisfies Meta<typeof LabsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const nearRanchi = { app: { at: '/explore/nearby-labs?pin=834001' } };

const whole: Play = async ({ canvas }) => {
  await canvas.findAllByRole('heading', { level: 3 });
};

/** The PIN code of the profile is offered. */
export const Start: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('The PIN code of your profile');
  },
};

export const StartOnAPhone: Story = { globals: phone };

export const StartOnAPhoneInHindi: Story = {
  globals: { ...phone, language: 'hi' },
};

const locate: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use my position' }));
};

export const ByPosition: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    setGeolocation({ latitude: 23.34, longitude: 85.31 });
    await locate(context);
    await context.canvas.findByRole('heading', { name: 'The 20 nearest of 904 laboratories' });
  },
};

export const PositionDenied: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    setGeolocation({ code: 1 });
    await locate(context);
    await context.canvas.findByText(/^Your position was not allowed/);
    await expect(context.canvas.getByLabelText('PIN code')).toHaveFocus();
  },
};

export const NoGeolocation: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    setGeolocation(null);
    await locate(context);
    await context.canvas.findByText(/^This device does not tell its position/);
    await expect(context.canvas.getByLabelText('PIN code')).toHaveFocus();
  },
};

export const WaitingForThePosition: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    setGeolocation('never');
    await locate(context);
    await expect(context.canvas.getByRole('button', { name: 'Use my position' })).toBeDisabled();
  },
};

export const ByPin: Story = { parameters: nearRanchi, play: whole };

export const ByPinOnAPhone: Story = { ...ByPin, globals: phone };

export const ByPinOnAPhoneInHindi: Story = {
  ...ByPin,
  globals: { ...phone, language: 'hi' },
};

/** Of this PIN code only the state is known. */
export const ByPinOfAState: Story = {
  parameters: { app: { at: '/explore/nearby-labs?pin=119001' } },
  play: whole,
};

export const ByState: Story = {
  parameters: { app: { at: '/explore/nearby-labs?state=bihar' } },
  play: whole,
};

export const ByStateInHindi: Story = { ...ByState, globals: { language: 'hi' } };

export const UnknownPin: Story = {
  globals: { language: 'en' },
  parameters: {
    app: { at: '/explore/nearby-labs?pin=299999' },
    msw: { handlers: unknownPin() },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^No place is known for this PIN code/);
  },
};

export const WrongPin: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('PIN code');
    await userEvent.clear(field);
    await userEvent.type(field, '8340{Enter}');
    await canvas.findByText(/^Write the six digits/);
  },
};

export const Empty: Story = { parameters: { ...nearRanchi, msw: { handlers: noLabs() } } };

export const Loading: Story = {
  parameters: { ...nearRanchi, msw: { handlers: waiting('labs') } },
};

export const LoadingOnAPhone: Story = { ...Loading, globals: phone };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { ...nearRanchi, msw: { handlers: failing('labs') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

const openMap: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Show on map|नक्शे पर देखें)$/ }));
  const map = await canvas.findByRole('application');
  await within(map).findByRole('button', { name: /^1\. / });
};

const chooseFirst: Play = async (context) => {
  await openMap(context);
  const { canvas, userEvent } = context;
  const [first] = canvas.getAllByRole('button', { name: /( on the map|नक्शे पर दिखाएं)$/ });
  if (!first) throw new Error('there is no laboratory');
  await userEvent.click(first);
  await canvas.findByRole('button', { name: /^(Close|बंद करें)$/ });
};

/** The first laboratory of the list was chosen. */
export const MapOpen: Story = { parameters: nearRanchi, play: chooseFirst };

export const MapOpenOnAPhoneInHindi: Story = {
  ...MapOpen,
  globals: { ...phone, language: 'hi' },
};

export const MapWithoutTiles: Story = {
  globals: { language: 'en' },
  parameters: { ...nearRanchi, msw: { handlers: withoutTiles() } },
  play: async (context) => {
    await openMap(context);
    await context.canvas.findByText(/^The map has no background here/);
  },
};

export const MapWhoseTilesFail: Story = {
  globals: { language: 'en' },
  parameters: { ...nearRanchi, msw: { handlers: failingTiles() } },
  play: async (context) => {
    await openMap(context);
    await context.canvas.findByText(/^The background of the map cannot be loaded/);
  },
};
