import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { full, offline } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LastSeenNotice } from '../../app/background/last-seen-notice.tsx';
import { CartView } from '../../features/cart/cart-view.tsx';
import { WhichCrop } from '../../features/crop-advice/which-crop.tsx';
import { Discussions } from '../../features/threads/list/discussions.tsx';
import { paths } from '../../shared/paths.ts';
import { inApp } from '../story-app.tsx';

/**
 * What the portal does while the connection is slow, broken or away, as it often is in a field.
 *
 * **When to use:** for everything that needs the server. Each screen decides what it can show from
 * this device, what it can compute there, and what has to wait.
 *
 * **How it behaves:** Data that were seen before stay on the screen with their age, and a notice
 * offers to fetch them again. A change is shown at once and taken back if it could not be saved. A
 * form keeps what was typed, and the user sends it again. What the device can compute, it
 * computes: which crop suits a field, and the leaf doctor once its model is downloaded. When the
 * connection returns, what has failed is fetched again.
 *
 * **What it says:** What did not happen, and what to do: "your change could not be saved. Check
 * your connection and try again." The notice names the age: "Seen 3 hours ago, could not be
 * updated". An answer of the device says that it is one.
 *
 * **Do:** let the user continue to read and to type. Say it where it matters, once.
 *
 * **Do not:** cover the page, clear what is shown, pretend that something was saved, or trust
 * `navigator.onLine` where it says that there is a connection.
 */
const meta = {
  title: 'Patterns/Offline',
  tags: ['nightly'],
  globals: { language: 'en' },
  parameters: {
    // The screens with these parts have pictures of their own.
    chromatic: { disableSnapshot: true },
  },
  decorators: [inApp()],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

let isDown = false;
const asked = fn();
/** Breaks the connection for one endpoint while `isDown`. */
const breaking = (endpoint: Parameters<typeof handle>[0]) => ({
  msw: {
    handlers: [
      handle(endpoint, () => {
        asked();
        return isDown ? HttpResponse.error() : undefined;
      }),
      ...full(),
    ],
  },
});

/** The list stays, with its age and a way to fetch it again. */
export const OldData: Story = {
  parameters: { ...breaking(contract.listThreads), app: { at: paths.discussions.href() } },
  beforeEach: () => {
    isDown = false;
  },
  render: () => (
    <>
      <LastSeenNotice />
      <Discussions />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 discussions shown');
    await userEvent.click(canvas.getByRole('link', { name: 'Popular' }));
    await canvas.findByText('12 discussions shown');
    isDown = true;
    await userEvent.click(canvas.getByRole('link', { name: 'All' }));
    await canvas.findByText(/^Seen less than a minute ago, could not be updated/);
    await expect(canvas.getByText('12 discussions shown')).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^Seen/)).toBeNull());
  },
};

/** The quantity goes back with a reason, and the next press saves it. */
export const ChangeNotSaved: Story = {
  parameters: { ...breaking(contract.putCartItem), app: { at: paths.cart.href() } },
  beforeEach: () => {
    isDown = true;
  },
  render: () => <CartView />,
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'One more: Maize Yellow' });
    await userEvent.click(more);
    await screen.findByText(/^Maize Yellow: your change could not be saved/);
    await expect(canvas.getByLabelText('Quantity of Maize Yellow')).toHaveValue('4');
    isDown = false;
    await userEvent.click(more);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(canvas.getByLabelText('Quantity of Maize Yellow')).toHaveValue('5');
  },
};

/** The device compares the crops, and says so. */
export const ComputedOnTheDevice: Story = {
  parameters: { msw: { handlers: offline('crop-advice') } },
  render: () => <WhichCrop />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'Punjab');
    await userEvent.selectOptions(canvas.getByLabelText('Season of sowing'), 'rabi');
    await userEvent.click(canvas.getByDisplayValue('assured'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show crops' }));
    await expect(await canvas.findByText(/this device compared/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '1. Wheat' })).toBeVisible();
  },
};
