import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { empty, failing, full, held, outOfStock, waiting } from '@upaj/mocks/scenarios';
import { expect, screen, within } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { seller } from '../testing/users.ts';
import MandiPage from './mandi.page.tsx';

/** Each story sets its address and its user in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({ at: '/mandi', frame: 'signed-in', ...context.parameters.app })(Story, context);

/**
 * What is for sale: every category with its newest listings, or one category, or what a search
 * finds. Shown whole, filtered, with nothing found, empty, sold out, loading and failed.
 * Address: `/mandi`.
 */
const meta = {
  title: 'Screens/Market/Mandi',
  tags: ['nightly'],
  component: MandiPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
} satisfies Meta<typeof MandiPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every category with its newest listings. */
export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const crops = await canvas.findByRole('region', { name: 'Crops' });
    const card = await within(crops).findByRole('link', { name: 'Sharbati Wheat' });
    await expect(card).toHaveAttribute('href', expect.stringMatching(/^\/mandi\/Crops\//));
  },
};

export const InHindi: Story = {
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'मंडी में आपका स्वागत है' });
    await canvas.findByRole('link', { name: 'Sharbati Wheat' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

/** A user with listings is offered to sell. */
export const ForASeller: Story = {
  globals: { language: 'en' },
  parameters: { app: { session: seller } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sell Items' })).toHaveAttribute(
      'href',
      '/mandi/sell-item',
    );
    await expect(canvas.queryByRole('link', { name: 'Become a Seller' })).toBeNull();
  },
};

/** The card's button adds the quantity of its stepper. */
export const AddedToCart: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Add to Cart: Sharbati Wheat/ });
    if (button) await userEvent.click(button);
    await screen.findByText('Added to your cart: 1 U Sharbati Wheat');
  },
};

/** One category, in pages, with order and state. */
export const OneCategory: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/mandi?category=Fruits' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Fruits' });
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'price-asc');
    await canvas.findAllByRole('article');
  },
};

/** Searching in Hindi's Latin letters. */
export const Searching: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/mandi?q=pyaz' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Onion Red' });
  },
};

export const NothingFound: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/mandi?q=zebra' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing was found for “zebra”.');
  },
};

/** The word finds something, but not in this state. */
export const FilterAtFault: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/mandi?q=pyaz&state=Kerala' } },
  play: async ({ canvas }) => {
    await canvas.findByText('“pyaz” is on sale, but not in Kerala.');
    await canvas.findByRole('link', { name: 'Search in all states' });
  },
};

export const FiltersAtFaultInHindi: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { app: { at: '/mandi?q=pyaz&state=Kerala&category=Fruits' } },
};

/** Nothing under this word; the name closest to it is on sale. */
export const ClosestName: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/mandi?q=brinjjallo' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Did you mean “brinjal”?' });
  },
};

export const Empty: Story = { parameters: { msw: { handlers: empty() } } };

export const Loading: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('crops') } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading...'))[0]).toHaveRole('status');
  },
};

export const LoadingACategory: Story = {
  parameters: { app: { at: '/mandi?category=Seeds' }, msw: { handlers: waiting('crops') } },
};

const slowLine = held('crops');

export const OnASlowLine: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: slowLine.handlers }, chromatic: { disableSnapshot: true } },
  beforeEach: slowLine.close,
  play: async ({ canvas }) => {
    await canvas.findAllByText('Loading...');
    slowLine.open();
    await canvas.findAllByRole('link', { name: /Sharbati Wheat/ });
  },
};

/** One sentence and one retry, however many sections could not be loaded. */
export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('crops') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to fetch data');
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
};

export const FailedCategory: Story = {
  parameters: { app: { at: '/mandi?category=Seeds' }, msw: { handlers: failing('crops') } },
};

export const SoldOut: Story = { parameters: { msw: { handlers: outOfStock() } } };
