import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { type DemoOrderName, demoOrders } from '../testing/demo-orders.ts';
import { inApp } from '../testing/story-app.tsx';
import { buyer, seller } from '../testing/users.ts';
import OrderPage from './order.page.tsx';

/** Each story sets its order and its user in its parameters. */
const atOrder: Decorator = (Story, context) =>
  inApp({
    at: paths.order.href(demoOrders.placed),
    path: paths.order.path,
    frame: 'signed-in',
    ...context.parameters.app,
  })(Story, context);

/**
 * One order with its next steps, for its buyer and its seller. Shown in every status from both
 * sides, not found, refused to other users, loading and failed. Address: `/orders/:id`.
 */
const meta = {
  title: 'Screens/Orders/Order',
  tags: ['nightly'],
  component: OrderPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atOrder],
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: DemoOrderName, session: typeof buyer): Story => ({
  parameters: { app: { at: paths.order.href(demoOrders[name]), session } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Payment|भुगतान)$/ });
  },
});
const phone = { viewport: { value: 'phone' } };

export const BuyerPlaced: Story = of('placed', buyer);
export const BuyerPaymentReported: Story = of('claimed', buyer);
/** The seller proposes a change. */
export const BuyerAmended: Story = of('amended', buyer);
/** Accepted and paid; the code can already be seen. */
export const BuyerAccepted: Story = of('paid', buyer);
/** The seller says that the money has not arrived: UPI once more. */
export const BuyerPaysThroughUpi: Story = {
  tags: ['!nightly'],
  ...of('disputed', buyer),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^QR code to pay ₹1,560/ });
  },
};
/** The goods are packed: the code for the handover. */
export const BuyerPacked: Story = {
  ...of('packed', buyer),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4271')).toBeVisible();
    await canvas.findByRole('img', { name: /^QR code with the address/ });
  },
};
/** Delivered without the code: an objection is still possible. */
export const BuyerReportedHandover: Story = of('reported', buyer);
export const BuyerObjected: Story = of('objected', buyer);
/** Less was delivered than paid for. */
export const BuyerRefundDue: Story = of('refundDue', buyer);
export const BuyerDelivered: Story = of('delivered', buyer);
export const BuyerRejected: Story = of('rejected', buyer);
/** Cancelled; the money was given back. */
export const BuyerRefunded: Story = of('refunded', buyer);
export const BuyerExpired: Story = of('expired', buyer);

export const SellerPlaced: Story = of('placed', seller);
export const SellerPaymentReported: Story = of('claimed', seller);
export const SellerAmended: Story = of('amended', seller);
export const SellerAccepted: Story = of('paid', seller);
export const SellerDisputed: Story = of('disputed', seller);
export const SellerPacked: Story = of('packed', seller);
export const SellerReportedHandover: Story = of('reported', seller);
export const SellerObjected: Story = of('objected', seller);
export const SellerRefundDue: Story = of('refundDue', seller);
export const SellerDelivered: Story = of('delivered', seller);
export const SellerRejected: Story = of('rejected', seller);
export const SellerRefunded: Story = of('refunded', seller);
export const SellerExpired: Story = of('expired', seller);
/** The account of the buyer was deleted. */
export const DeletedBuyer: Story = of('ofDeletedBuyer', seller);

/** The buyer's code was scanned before the goods were packed. */
export const ScannedTooEarly: Story = {
  parameters: {
    app: { at: `${paths.order.href(demoOrders.paid)}#code=4271`, session: seller },
  },
};

export const BuyerPackedOnAPhone: Story = {
  ...of('packed', buyer),
  globals: phone,
};
export const SellerPlacedOnAPhone: Story = {
  ...of('placed', seller),
  globals: phone,
};
export const BuyerAmendedInHindi: Story = {
  ...of('amended', buyer),
  globals: { language: 'hi', ...phone },
};
export const BuyerPaysInHindi: Story = {
  ...of('disputed', buyer),
  globals: { language: 'hi', ...phone },
};
export const SellerObjectedInHindi: Story = {
  ...of('objected', seller),
  globals: { language: 'hi', ...phone },
};
export const SellerPlacedInHindi: Story = {
  ...of('placed', seller),
  globals: { language: 'hi' },
};

/** Without a line and without the code in this browser. */
export const CodeFailed: Story = {
  parameters: {
    app: { at: paths.order.href(demoOrders.packed) },
    msw: {
      handlers: [http.get('*/orders/:id/handover-code', () => HttpResponse.error()), ...full()],
    },
  },
};
export const NotFound: Story = {
  parameters: { app: { at: paths.order.href('0de50000-0001-4000-8000-999999999999') } },
};
export const NotYours: Story = {
  parameters: { app: { at: paths.order.href(demoOrders.accepted) } },
};
export const Loading: Story = { parameters: { msw: { handlers: waiting('orders') } } };
export const Failed: Story = { parameters: { msw: { handlers: failing('orders') } } };
