import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { full, stepRefused, waiting } from '@upaj/mocks/scenarios';
import { expect, within } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { type DemoOrderName, demoOrders } from '../../../testing/demo-orders.ts';
import { inApp } from '../../../testing/story-app.tsx';
import { findDialog, type Screen } from '../../../testing/story-screen.ts';
import { buyer, seller } from '../../../testing/users.ts';
import { OrderDetail } from '../detail/order-detail.tsx';

/** The dialogs of an order's steps, each above its order. */
const atOrder: Decorator = (Story, context) =>
  inApp({ at: paths.orders.href(), frame: 'signed-in', ...context.parameters.app })(Story, context);

/**
 * The dialogs of an order's steps, each above its order: rejecting, proposing a change, handing
 * over, payments and objections. Shown open, with wrong input, and refused because the other
 * side was faster.
 */
const meta = {
  title: 'Screens/Orders/Order/Steps',
  component: OrderDetail,
  args: { id: demoOrders.placed },
  parameters: { layout: 'fullscreen', msw: { handlers: full() }, app: { session: seller } },
  decorators: [atOrder],
} satisfies Meta<typeof OrderDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const of = (name: DemoOrderName, language = 'en') => ({
  args: { id: demoOrders[name] },
  globals: { language, ...phone },
});

async function press({ canvas, userEvent }: Screen, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await findDialog());
}

const opening = (name: string) => async (screen: Screen) => {
  await press(screen, name);
};

export const Rejecting: Story = { ...of('placed'), play: opening('Reject') };

export const RejectingWithoutReason: Story = {
  ...of('placed'),
  play: async (screen) => {
    const dialog = await press(screen, 'Reject');
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Reject the order' }));
    await dialog.findByText('Please fill this in');
  },
};

/** The buyer was faster; what was typed is still there. */
export const RejectingTooLate: Story = {
  ...of('placed'),
  parameters: { msw: { handlers: stepRefused() } },
  play: async (screen) => {
    const dialog = await press(screen, 'Reject');
    await screen.userEvent.type(dialog.getByLabelText(/^Reason/), 'The tomatoes are sold.');
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Reject the order' }));
    await dialog.findByText(/^The order has changed in the meantime/);
  },
};

export const CancellingAsABuyer: Story = {
  ...of('placed'),
  parameters: { app: { session: buyer } },
  play: opening('Cancel the order'),
};

export const ProposingAChange: Story = {
  ...of('placed'),
  play: async (screen) => {
    const dialog = await press(screen, 'Propose a change');
    const [first] = dialog.getAllByLabelText(/^Quantity/);
    if (!first) throw new Error('there is no quantity');
    await screen.userEvent.clear(first);
    await screen.userEvent.type(first, '3');
    await expect(dialog.getByText('₹3,550')).toBeVisible();
  },
};

export const ProposingInHindi: Story = {
  tags: ['nightly'],
  ...of('placed', 'hi'),
  play: opening('बदलाव बताएं'),
};

export const HandingOver: Story = {
  ...of('packed'),
  play: async (screen) => {
    const dialog = await press(screen, 'Hand over');
    await screen.userEvent.clear(dialog.getByLabelText(/in kg/));
    await screen.userEvent.type(dialog.getByLabelText(/in kg/), '298.5');
    await expect(dialog.getByText('₹7,343.10')).toBeVisible();
  },
};

export const HandingOverOnADesk: Story = {
  args: { id: demoOrders.packed },
  globals: { language: 'en', viewport: { value: 'desk' } },
  play: opening('Hand over'),
};

export const WrongCode: Story = {
  ...of('packed'),
  play: async (screen) => {
    const dialog = await press(screen, 'Hand over');
    await screen.userEvent.click(dialog.getByLabelText('Digit 1 of 4'));
    await screen.userEvent.keyboard('1111');
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Record the handover' }));
    await dialog.findByText(/^This is not the buyer's code/);
  },
};

export const WithoutTheCode: Story = {
  ...of('packed'),
  play: async (screen) => {
    const dialog = await press(screen, 'Hand over');
    await screen.userEvent.click(dialog.getByRole('button', { name: 'The buyer has no code' }));
    await dialog.findByLabelText(/^Why is there no code/);
  },
};

/** The buyer's QR code has opened the page. */
export const CodeScanned: Story = {
  ...of('packed', 'hi'),
  parameters: { app: { at: `${paths.orders.href()}#code=4271` } },
  play: async () => {
    await findDialog();
  },
};

export const CorrectingAfterAnObjection: Story = { ...of('objected'), play: opening('Hand over') };

export const Objecting: Story = {
  ...of('reported'),
  parameters: { app: { session: buyer } },
  play: opening('Object'),
};

export const ConfirmingAPayment: Story = { ...of('claimed'), play: opening('Money received') };

export const ConfirmingInHindi: Story = {
  tags: ['nightly'],
  ...of('claimed', 'hi'),
  play: opening('पैसा मिल गया'),
};

export const DisputingAPayment: Story = {
  ...of('claimed'),
  play: opening('Money has not arrived'),
};

export const GivingMoneyBack: Story = {
  ...of('refundDue'),
  play: opening('I have given the money back'),
};

/** A step on its way: no other one can be pressed. */
export const Accepting: Story = {
  ...of('placed'),
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept' });
    await userEvent.click(accept);
    await expect(await canvas.findByRole('button', { name: 'Packed' })).toBeEnabled();
  },
};

export const Waiting: Story = { parameters: { msw: { handlers: waiting('orders') } } };
