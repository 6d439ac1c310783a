import type { Meta, StoryObj } from '@storybook/react-vite';
import { full, listingRejected, offline, waiting } from '@upaj/mocks/scenarios';
import { expect, userEvent as person, type within } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { seller } from '../testing/users.ts';
import SellItemPage from './sell-item.page.tsx';

/**
 * Puts a new listing on the market. Shown empty, filled, with errors, while sending, refused,
 * offline with everything still typed, and added. Address: `/mandi/sell-item`, also
 * `/seller/sell`.
 */
const meta = {
  title: 'Screens/Selling/Sell Item',
  tags: ['nightly'],
  component: SellItemPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/mandi/sell-item', frame: 'signed-in', session: seller })],
} satisfies Meta<typeof SellItemPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** A picture of one pixel, so that the form has one to send. */
const onePixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);
const picture = new File([onePixel], 'wheat.png', { type: 'image/png' });

async function fill(canvas: ReturnType<typeof within>, userEvent: PlayContext['userEvent']) {
  await userEvent.upload(await canvas.findByLabelText(/^Pictures/), picture);
  await userEvent.type(canvas.getByLabelText(/^Name/), 'Sharbati Wheat');
  await userEvent.type(canvas.getByLabelText(/^Description/), 'Clean and dry');
  await userEvent.selectOptions(canvas.getByLabelText(/^Category/), 'Crops');
  await userEvent.type(canvas.getByLabelText(/^Location/), 'Ranchi');
  await userEvent.type(canvas.getByLabelText(/^Price/), '700');
  await userEvent.type(canvas.getByLabelText(/^Quantity/), '500');
  await userEvent.type(canvas.getByLabelText(/^Harvest Date/), '2026-04-10');
  await userEvent.type(canvas.getByLabelText(/^Expiry Date/), '2099-04-10');
}

export const Empty: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The price of one U is also shown for a kilogram. */
export const Filled: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await expect(canvas.getByText('1U = 25kg · Price: ₹28.00 per Kg')).toBeVisible();
  },
};

export const SomethingMissing: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Mandi' }));
    await canvas.findByText('Please fill out all fields');
    await expect(canvas.getByText('Please add at least one picture')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toBeInvalid();
  },
};

export const NotAPicture: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const text = new File(['hello'], 'letter.txt', { type: 'text/plain' });
    const anything = person.setup({ applyAccept: false });
    await anything.upload(await canvas.findByLabelText(/^Pictures/), text);
    await canvas.findByText('letter.txt is not a picture.');
  },
};

export const Submitting: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('crops') } },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Mandi' }));
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await canvas.findByRole('progressbar', { name: 'Sending pictures' });
  },
};

export const Refused: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: listingRejected() } },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Mandi' }));
    await canvas.findByText('Error: This file is not a picture that can be read');
  },
};

/** Nothing that was typed is lost when the connection breaks. */
export const Offline: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: offline('crops') } },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Mandi' }));
    await canvas.findByText('Failed to add crop to Mandi');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Sharbati Wheat');
  },
};

export const Added: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Mandi' }));
    await canvas.findByText('Crop added to Mandi successfully!');
  },
};
