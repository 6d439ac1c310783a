import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, noOrders, waiting } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { seller } from '../testing/users.ts';
import OrdersPage from './orders.page.tsx';

/** Each story sets its address and its user in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({ at: '/orders', frame: 'signed-in', ...context.parameters.app })(Story, context);

/**
 * What the user has bought, or sold under `?as=seller`. Shown for buyer and seller, with several
 * chosen, filtered, empty, loading and failed. Address: `/orders`.
 */
const meta = {
  title: 'Screens/Orders/Orders',
  tags: ['nightly'],
  component: OrdersPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: /^UP-DEM010/ });
};
const sold = { session: seller, at: '/orders?as=seller' };

/** What Meera has bought. */
export const Bought: Story = { tags: ['!nightly'], play: whole };

export const BoughtOnAPhone: Story = {
  play: whole,
  globals: { viewport: { value: 'phone' } },
};

export const BoughtInHindi: Story = {
  play: whole,
  globals: { language: 'hi', viewport: { value: 'phone' } },
};

/** What was ordered from Ramesh; new orders can be chosen. */
export const Sold: Story = { play: whole, parameters: { app: sold } };

export const SoldOnAPhoneInHindi: Story = {
  play: whole,
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { app: sold },
};

export const SeveralChosen: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: { app: { ...sold, at: '/orders?as=seller&status=placed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Choose all'));
    await expect(canvas.getByRole('button', { name: 'Accept all chosen' })).toBeEnabled();
  },
};

export const Delivered: Story = {
  play: whole,
  parameters: { app: { ...sold, at: '/orders?as=seller&status=delivered' } },
};

export const NothingBought: Story = { parameters: { msw: { handlers: noOrders() } } };

export const NothingSold: Story = {
  parameters: { app: sold, msw: { handlers: noOrders() } },
};

export const NothingWithThisStatus: Story = {
  parameters: { app: { at: '/orders?status=packed' }, msw: { handlers: noOrders() } },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('orders') } } };

export const Failed: Story = { parameters: { msw: { handlers: failing('orders') } } };
