import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, tooOften, waiting } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import { visitor } from '../testing/users.ts';
import SignUpPage from './sign-up.page.tsx';

/**
 * Opens an account. Shown blank, filled in, with missing fields, under way, and refused by the
 * server with everything still typed. Address: `/sign-up`.
 */
const meta = {
  title: 'Screens/Account/Sign Up',
  tags: ['nightly'],
  component: SignUpPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/sign-up', session: visitor, frame: 'public' })],
} satisfies Meta<typeof SignUpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const asha = {
  Name: 'Asha Kumari',
  Email: 'asha@example.com',
  Password: 'haldi-and-neem-7',
  Phone: '9876543210',
  Street: 'Main Road 4',
  City: 'Khunti',
  'Postal Code': '835210',
};

const fillIn = async ({ canvas, userEvent }: Screen) => {
  for (const [label, text] of Object.entries(asha)) {
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${label}`)), text);
  }
  await userEvent.selectOptions(canvas.getByLabelText(/^Gender/), 'Female');
  await userEvent.selectOptions(canvas.getByLabelText(/^State/), 'Jharkhand');
};

export const Blank: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

export const FilledIn: Story = { globals: { language: 'en' }, play: fillIn };

/** Every field is wanting. */
export const NothingTyped: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findAllByText('Please fill this in')).toHaveLength(8);
  },
};

/** The server could not open the account; what was typed is still there. */
export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('accounts') } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByText('Signup failed. Please try again later.');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue(asha.Name);
  },
};

async function send(context: Screen, password?: string) {
  const { canvas, userEvent } = context;
  await fillIn(context);
  if (password) {
    await userEvent.clear(canvas.getByLabelText(/^Password/));
    await userEvent.type(canvas.getByLabelText(/^Password/), password);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
}

export const UnderWay: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('accounts') } },
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  },
};

/** Only the server has the list of common passwords. */
export const TooCommon: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await send(context, 'password123');
    await context.canvas.findByText('This password is too easy to guess');
  },
};

export const TooOften: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: tooOften() } },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText(/^Too many tries/);
  },
};
