import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { expect, type within } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import SellerSignUpPage from './seller-sign-up.page.tsx';

/**
 * Makes a user a seller by asking for a bank account. Shown empty, with a wrong IFSC, while
 * saving, failed and saved. Address: `/mandi/seller-signup`.
 */
const meta = {
  title: 'Screens/Selling/Seller Sign-Up',
  tags: ['nightly'],
  component: SellerSignUpPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/mandi/seller-signup', frame: 'signed-in' })],
} satisfies Meta<typeof SellerSignUpPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function save(canvas: ReturnType<typeof within>, userEvent: PlayContext['userEvent']) {
  await userEvent.type(await canvas.findByLabelText(/^Bank Name/), 'State Bank of India');
  await userEvent.type(canvas.getByLabelText(/^IFSC Code/), 'SBIN0001234');
  await userEvent.type(canvas.getByLabelText(/^Account Number ?\*/), '123456789012');
  await userEvent.type(canvas.getByLabelText(/^Account Number again/), '123456789012');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

export const Empty: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WrongIfsc: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^IFSC Code/), 'SBIN1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Please write 4 letters, a zero, and 6 letters or digits');
    await expect(canvas.getAllByText('Please fill this in')).toHaveLength(2);
  },
};

export const Saving: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('sellers') } },
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('sellers') } },
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    await canvas.findByText('Error saving seller information');
  },
};

export const Saved: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    await canvas.findByText('Seller information saved successfully!');
  },
};
