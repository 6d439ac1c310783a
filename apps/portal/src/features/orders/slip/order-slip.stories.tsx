import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { toOrder } from '@upaj/mocks/order-view';
import { type DemoOrderName, demoOrder } from '../../../testing/demo-orders.ts';
import { inApp } from '../../../testing/story-app.tsx';
import { OrderSlip } from './order-slip.tsx';

/** The mocks are reset for each story, so the order is taken when it is drawn. */
const SlipOf = ({ name }: { name: DemoOrderName }) => (
  <OrderSlip order={toOrder(demoOrder(name))} />
);

const decorators: Decorator[] = [inApp()];

/**
 * An order on paper, always white: both sides, what was ordered and delivered, and whether it is
 * paid. Shown placed, delivered, and with a refund due.
 */
const meta = {
  title: 'Screens/Orders/Order/Slip',
  component: SlipOf,
  decorators,
  args: { name: 'delivered' },
} satisfies Meta<typeof SlipOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivered: Story = {};

export const Placed: Story = { args: { name: 'placed' } };

export const RefundDueInHindi: Story = {
  tags: ['nightly'],
  args: { name: 'refundDue' },
  globals: { language: 'hi' },
};
