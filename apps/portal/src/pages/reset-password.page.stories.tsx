import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, offline, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import { visitor } from '../testing/users.ts';
import ResetPasswordPage from './reset-password.page.tsx';

/**
 * Sets a new password after an OTP was verified. Shown blank, with passwords that are refused,
 * without an OTP, while saving, offline and done. Address: `/reset-password`.
 */
const meta = {
  title: 'Screens/Account/Reset Password',
  tags: ['nightly'],
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [
    inApp({
      at: '/reset-password',
      path: paths.resetPassword.path,
      session: { ...visitor, otp: '123456' },
      frame: 'public',
    }),
  ],
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function save(
  { canvas, userEvent }: Screen,
  password = 'haldi-and-neem-7',
  again = password,
) {
  const first = await canvas.findByLabelText(/^(New password|नया पासवर्ड \*)/);
  await userEvent.type(first, password);
  await userEvent.type(canvas.getByLabelText(/^(Confirm new|नया पासवर्ड फिर)/), again);
  await userEvent.click(canvas.getByRole('button', { name: /^(Save|सहेजें)$/ }));
}

export const Blank: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingTyped: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('Password and confirm password fields cannot be empty.');
  },
};

export const NotTheSame: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await save(screen, 'haldi-and-neem-7', 'haldi-and-neem-8');
    await screen.canvas.findByText('Password and Confirm Password should be same');
  },
};

export const TooShort: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await save(screen, 'haldi');
    await expect(screen.canvas.getByLabelText(/^New password/)).toBeInvalid();
  },
};

/** No OTP was verified in this browser. */
export const NoOtp: Story = {
  globals: { language: 'en' },
  parameters: { app: { session: visitor } },
  play: async (screen) => {
    await save(screen);
    await screen.canvas.findByText('OTP not found. Please request a new OTP.');
  },
};

export const Saving: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('accounts') } },
  play: async (screen) => {
    await save(screen);
    await expect(screen.canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const Refused: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('accounts') } },
  play: async (screen) => {
    await save(screen);
    await screen.canvas.findByText('Failed to reset password. Please try again.');
  },
};

export const Offline: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: offline('accounts') } },
  play: async (screen) => {
    await save(screen);
    await screen.canvas.findByText('An error occurred. Please try again.');
  },
};

export const Done: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/v1/user/resetPassword', () =>
          HttpResponse.json({ success: true }, { status: 202 }),
        ),
      ],
    },
  },
  play: async (screen) => {
    await save(screen);
    await screen.canvas.findByText(/^Your password has been changed/);
  },
};
