import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPassword } from '@upaj/demo/people';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import { edit, type Screen, save } from '../testing/story-screen.ts';
import { buyer, seller } from '../testing/users.ts';
import SellerProfilePage from './seller-profile.page.tsx';

/**
 * The bank account of a seller. Shown for reading and editing, with each wrong input, saved, not
 * saved, loading, failed, and for a user who sells nothing yet. Address: `/seller-profile`.
 */
const meta = {
  title: 'Screens/Selling/Seller Profile',
  tags: ['nightly'],
  component: SellerProfilePage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [
    inApp({
      at: '/seller-profile',
      path: paths.sellerProfile.path,
      session: seller,
      frame: 'signed-in',
    }),
  ],
} satisfies Meta<typeof SellerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function rewrite({ canvas, userEvent }: Screen, label: RegExp, text: string) {
  await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(label), text);
}

export const Read: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Editing: Story = { globals: { language: 'en' }, play: edit };

export const EditingOnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  play: edit,
};

/** The bank's name is shown beside its IFSC as soon as the code is complete. */
export const BankNamed: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await rewrite(context, /^IFSC Code/, 'PUNB0123400');
    await context.canvas.findByText('This code belongs to Punjab National Bank');
  },
};

/** The code of a merged bank: the bank that took it over is asked for. */
export const MergedBank: Story = {
  globals: { language: 'hi' },
  play: async (context) => {
    await edit(context);
    await rewrite(context, /^IFSC/, 'CORP0000042');
    await context.canvas.findByText(/^Corporation Bank अब Union Bank of India का हिस्सा है/);
  },
};

/** A new account number is typed twice. */
export const NumbersDiffer: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await rewrite(context, /^IFSC Code/, 'PUNB0123400');
    await rewrite(context, /^Account Number \*|^Account Number\*/, '123456789012');
    await rewrite(context, /^Account Number again/, '123456789021');
    await save(context);
    await context.canvas.findByText('The two account numbers are not the same');
  },
};

export const Saved: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await rewrite(context, /^Your password/, demoPassword);
    await save(context);
    await screen.findByText('Profile updated successfully!');
  },
};

/** A session alone is not enough to change the bank account: the password confirms it. */
export const WrongPassword: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await rewrite(context, /^Your password/, 'not mine');
    await save(context);
    await context.canvas.findByText('The password is not right');
  },
};

/** A failed save leaves edit mode. */
export const SaveFailed: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: {
      handlers: [http.patch('*/api/v1/seller/:userId', () => HttpResponse.error()), ...full()],
    },
  },
  play: async (context) => {
    await edit(context);
    await save(context);
    await screen.findByText(/The server cannot be reached just now/);
    await expect(await context.canvas.findByRole('button', { name: 'Edit' })).toBeEnabled();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('sellers') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('sellers') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Error occurred while fetching seller data');
  },
};

/** A link to the seller sign-up for a user who sells nothing yet. */
export const NotASellerYet: Story = { parameters: { app: { session: buyer } } };

export const NotASellerYetInHindi: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { app: { session: buyer } },
};

export const EmptyField: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await context.userEvent.clear(context.canvas.getByLabelText(/^Bank Name/));
    await save(context);
    await context.canvas.findByText('Bank Name cannot be empty');
  },
};

export const UnknownIfsc: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await rewrite(context, /^IFSC Code/, 'QQQQ0000001');
    await context.canvas.findByText(/^We do not know the bank of this code/);
  },
};
