import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { emptyCart, failing, full, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import CartPage from './cart.page.tsx';

/**
 * What a buyer has chosen, seller by seller, with totals. Shown whole, with listings that have
 * changed or cannot be ordered, with a change that was not saved, empty, loading and failed.
 * Address: `/cart`.
 */
const meta = {
  title: 'Screens/Market/Cart',
  tags: ['nightly'],
  component: CartPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/cart', path: paths.cart.path, frame: 'signed-in' })],
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole = async ({ canvas }: Pick<Screen, 'canvas'>) => {
  await canvas.findByRole('listitem', { name: 'Maize Yellow' });
};

/** Changes listings of the mock market before the page asks for them. */
const change =
  (...changes: readonly (readonly [slug: string, changed: object])[]) =>
  () => {
    for (const [slug, changed] of changes) {
      const id = demoListings.find((listing) => listing.slug === slug)?.id ?? '';
      const record = db.crops.get(id);
      if (record) db.crops.set(id, { ...record, ...changed });
    }
  };
const isOver = { harvestDate: '2025-01-01', expiryDate: '2025-02-01' };

/** One listing as it was, one that has got dearer, and one of which too little is left. */
export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async (context) => {
    await whole(context);
    await expect(context.canvas.getByText(/^The price has gone up/)).toBeVisible();
    await expect(context.canvas.getByText(/^Only \d U · \d+ kg are left/)).toBeVisible();
  },
};

export const InHindi: Story = { globals: { language: 'hi' }, play: whole };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: whole,
};

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  play: whole,
};

/** Plus changes the quantity and the totals at once. */
export const OneMore: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more: Maize Yellow' }));
    await expect(canvas.getByLabelText('Quantity of Maize Yellow')).toHaveValue('5');
    await expect(canvas.getByText('₹3,075')).toBeVisible();
  },
};

/** What is left can be taken with one press. */
export const TakeWhatIsLeft: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Take \d U of Paneer/ }));
    await waitFor(() => expect(canvas.queryByText(/left out/)).toBeNull());
  },
};

export const Removed: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Maize Yellow' }));
    await expect(canvas.getByRole('button', { name: 'Undo: Maize Yellow' })).toHaveFocus();
  },
};

/** A change that is not saved goes back. */
export const NotSaved: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: { handlers: [handle(contract.putCartItem, () => HttpResponse.error()), ...full()] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more: Maize Yellow' }));
    await screen.findByText(/^Maize Yellow: your change could not be saved/);
    await expect(canvas.getByLabelText('Quantity of Maize Yellow')).toHaveValue('4');
  },
};

export const SomeCannotBeOrdered: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  beforeEach: change(['maize-yellow', { isPaused: true }], ['chana-desi', { quantity: 0 }]),
  play: async ({ canvas }) => {
    await canvas.findByText('The seller does not sell it just now.');
    await expect(canvas.getByText('Sold out.')).toBeVisible();
  },
};

export const NothingCanBeOrdered: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  beforeEach: () => {
    change(['maize-yellow', isOver], ['chana-desi', { quantity: 0 }])();
    db.crops.delete(demoListings.find(({ slug }) => slug === 'paneer-malai')?.id ?? '');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'ऑर्डर करने जाएं' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: emptyCart() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(Go to the Mandi|मंडी में जाएं)$/ });
  },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('cart') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('cart') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart could not be loaded.');
  },
};
