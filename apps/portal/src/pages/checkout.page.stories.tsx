import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { mockOtp } from '@upaj/mocks/accounts-otp.mock';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import {
  buyerCapped,
  checkoutChanged,
  emptyCart,
  failing,
  full,
  offline,
  waiting,
} from '@upaj/mocks/scenarios';
import { delay } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import { meera } from '../testing/users.ts';
import CheckoutPage from './checkout.page.tsx';

const crop = demoListings.find(({ slug }) => slug === 'sharbati-wheat')?.id ?? '';
const buyNow = { at: paths.checkout.href({ crop, quantity: 3 }) };

/** Each story sets its address in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({
    at: '/checkout',
    path: paths.checkout.path,
    frame: 'signed-in',
    ...context.parameters.app,
  })(Story, context);

/**
 * Orders the cart, or one listing at once: address, payment, total. Shown ready, incomplete,
 * with changed prices, while placing, with an unknown result, empty, loading and failed.
 * Address: `/checkout`.
 */
const meta = {
  title: 'Screens/Market/Checkout',
  tags: ['nightly'],
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const placeButton = /^(Place order|Order at the new price|ऑर्डर करें|नए दाम पर ऑर्डर करें)$/;
const whole = async ({ canvas }: Pick<Screen, 'canvas'>) => {
  await canvas.findByRole('button', { name: placeButton });
};
const place = async ({ canvas, userEvent }: Screen) => {
  await userEvent.click(await canvas.findByRole('button', { name: placeButton }));
};

/** The cart: two sellers, one price that has gone up, and one listing that is left out. */
export const Cart: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async (context) => {
    await whole(context);
    await expect(context.canvas.getByText('1 listing is left out')).toBeVisible();
  },
};

/** On a phone the button comes after address and payment. */
export const OnAPhone: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async (context) => {
    await whole(context);
    const { canvas } = context;
    const button = canvas.getByRole('button', { name: placeButton });
    const payment = canvas.getByRole('group', { name: 'Payment' });
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      payment.getBoundingClientRect().bottom,
    );
  },
};

export const InHindi: Story = { globals: { language: 'hi' }, play: whole };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  play: whole,
};

/** The quantity of the one listing can be changed here, and the totals follow. */
export const BuyNow: Story = {
  globals: { language: 'en' },
  parameters: { app: buyNow },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more: Sharbati Wheat' }));
    await canvas.findByText('4 U · 100 kg (1 quintal)');
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent('₹2,800');
  },
};

export const BuyNowOnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  parameters: { app: buyNow },
  play: whole,
};

export const AnotherAddress: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: { app: buyNow },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Change the delivery address' }),
    );
    await expect(await canvas.findByLabelText(/^Name/)).toHaveFocus();
  },
};

/** An address without a telephone number opens by itself, and its error is shown at its field. */
export const AddressIncomplete: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { app: buyNow },
  beforeEach: () => {
    const person = db.people.get(meera.id);
    if (person) db.people.set(meera.id, { ...person, phone: '' });
  },
  play: async (context) => {
    await context.canvas.findByLabelText(/^फोन/);
    await place(context);
    await context.canvas.findByText('कृपया इसे भरें');
  },
};

/** What a new buyer may have waiting for answers is capped; a confirmed address ends that here. */
export const NewBuyer: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: { app: buyNow, msw: { handlers: buyerCapped() } },
  beforeEach: () => {
    const person = db.people.get(meera.id);
    if (person) db.people.set(meera.id, { ...person, isEmailConfirmed: false });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await whole(context);
    await place(context);
    await canvas.findByText(/^As a new buyer you may have goods for ₹50,000 waiting/);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm e-mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm e-mail' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send OTP' }));
    for (const [at, digit] of [...mockOtp].entries())
      await userEvent.type(await dialog.findByLabelText(`Digit ${at + 1} of 6`), digit);
    await userEvent.click(dialog.getByRole('button', { name: 'Verify OTP' }));
    await screen.findByText('Your e-mail address is confirmed.');
  },
};

/** A seller of the cart has no UPI address. */
export const WithoutUpi: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  beforeEach: () => {
    for (const [id, account] of db.sellers) db.sellers.set(id, { ...account, upi: null });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'UPI' })).toBeDisabled();
  },
};

export const UpiRefused: Story = {
  globals: { language: 'en' },
  parameters: { app: buyNow },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'UPI' }));
    for (const [id, account] of db.sellers) db.sellers.set(id, { ...account, upi: null });
    await place(context);
    await canvas.findByText(/^A seller cannot be paid through UPI/);
  },
};

/** The server has refused the order: one price is new, of another listing less is left. */
export const Changed: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: { msw: { handlers: checkoutChanged() } },
  play: async (context) => {
    await place(context);
    await context.canvas.findByText(/^Prices or stock have changed\. Nothing was ordered/);
    await expect(
      context.canvas.getByRole('button', { name: 'Order at the new price' }),
    ).toBeEnabled();
  },
};

export const Placing: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: {
    app: buyNow,
    msw: { handlers: [handle(contract.placeOrders, () => delay('infinite')), ...full()] },
  },
  play: async (context) => {
    await place(context);
    await context.canvas.findByText('Your order is being placed...');
  },
};

/** The answer is lost, and the server cannot be asked either. */
export const Unknown: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: { app: buyNow, msw: { handlers: offline('orders') } },
  play: async (context) => {
    await place(context);
    await context.canvas.findByRole('button', { name: 'Check again' });
  },
};

export const NotPlaced: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: {
    app: buyNow,
    msw: { handlers: [handle(contract.placeOrders, () => Response.error()), ...full()] },
  },
  play: async (context) => {
    await place(context);
    await context.canvas.findByText(/^आपका ऑर्डर नहीं पहुंचा/);
  },
};

export const Nothing: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: emptyCart() } },
  play: async ({ canvas }) => {
    await canvas.findByText('There is nothing to order.');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('cart') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('cart') } },
  play: async ({ canvas }) => {
    await canvas.findByText('What you want to order could not be loaded.');
  },
};
