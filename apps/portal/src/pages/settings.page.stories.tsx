import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPassword } from '@upaj/demo/people';
import { mockOtp } from '@upaj/mocks/accounts-otp.mock';
import { failing, full, tooOften, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { screen, within } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import { findDialog, type Screen } from '../testing/story-screen.ts';
import SettingsPage from './settings.page.tsx';

/**
 * The account, where it is open, and how the portal looks, with the dialogs for a new password,
 * a new e-mail address and the deletion of the account. Shown whole, loading, failed, and with
 * each dialog in its states. Address: `/settings`.
 */
const meta = {
  title: 'Screens/Account/Settings',
  tags: ['nightly'],
  component: SettingsPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/settings', path: paths.settings.path, frame: 'signed-in' })],
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open({ canvas, userEvent }: Screen, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await findDialog());
}

async function fill(
  { userEvent }: Screen,
  dialog: ReturnType<typeof within>,
  values: readonly (readonly [RegExp, string])[],
) {
  for (const [label, text] of values) await userEvent.type(dialog.getByLabelText(label), text);
}

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('This device');
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('accounts') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('accounts') } },
  play: async ({ canvas }) => {
    await canvas.findByText('The list of devices could not be loaded.');
  },
};

export const ChangePassword: Story = {
  globals: { language: 'en' },
  play: (context) => open(context, /^Change Password/).then(() => {}),
};

export const ChangePasswordOnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  play: (context) => open(context, /^पासवर्ड बदलें/).then(() => {}),
};

export const WrongPassword: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const dialog = await open(context, /^Change Password/);
    await fill(context, dialog, [
      [/^Current password/, 'not-mine'],
      [/^New password/, 'haldi-and-neem-7'],
    ]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Change Password' }));
    await dialog.findByText('The password is not right');
  },
};

export const UpdateEmail: Story = {
  globals: { language: 'en' },
  play: (context) => open(context, /^Update Email/).then(() => {}),
};

async function askForOtp(context: Screen) {
  const dialog = await open(context, /^(Update Email|ई-मेल बदलें)/);
  await fill(context, dialog, [
    [/^(New e-mail|नया ई-मेल)/, 'meera@new.example'],
    [/^(Your password|आपका पासवर्ड)/, demoPassword],
  ]);
  await context.userEvent.click(dialog.getByRole('button', { name: /^(Send OTP|OTP भेजें)$/ }));
  await dialog.findByLabelText(/^(Digit 1 of 6|6 में से अंक 1)$/);
}

export const OtpAtTheNewAddress: Story = { globals: { language: 'en' }, play: askForOtp };

export const OtpAtTheNewAddressOnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  play: askForOtp,
};

export const DeleteAccount: Story = {
  globals: { language: 'en' },
  play: (context) => open(context, /^Delete Account/).then(() => {}),
};

export const DeleteAccountOnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi', theme: 'dark' },
  play: (context) => open(context, /^खाता हटाएं/).then(() => {}),
};

/** Neither the word nor the password. */
export const DeletionUnconfirmed: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const dialog = await open(context, /^Delete Account/);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await dialog.findByText('Please type DELETE');
    await dialog.findByText('Please fill this in');
  },
};

async function enterOtp(context: Screen, otp: string) {
  await askForOtp(context);
  const dialog = within(screen.getByRole('dialog'));
  await context.userEvent.type(dialog.getByLabelText('Digit 1 of 6'), otp);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Verify OTP' }));
}

export const WrongOtp: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await enterOtp(context, '999999');
    await screen.findByText('The OTP you entered is incorrect. Please try again.');
  },
};

export const EmailChanged: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await enterOtp(context, mockOtp);
    await screen.findByText('Your e-mail address has been changed.');
  },
};

export const WrongPasswordForDeletion: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const dialog = await open(context, /^Delete Account/);
    await fill(context, dialog, [
      [/^Type DELETE/, 'DELETE'],
      [/^Your password/, 'not-mine'],
    ]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await dialog.findByText('The password is not right');
  },
};

const refusedAtPassword = (code: string) =>
  http.delete('*/api/v1/user/:id', () => {
    const fields = { password: { code, message: code } };
    const apiError = { success: false, code: 'validation_failed', message: code, fields };
    return HttpResponse.json(apiError, { status: 400 });
  });

/** A user who came through Google needs no password to delete the account. */
export const DeletionWithoutPassword: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: [refusedAtPassword('password_missing'), ...full()] } },
  play: async (context) => {
    const dialog = await open(context, /^Delete Account/);
    await fill(context, dialog, [
      [/^Type DELETE/, 'DELETE'],
      [/^Your password/, 'none'],
    ]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await dialog.findByText(/^Your account has no password/);
  },
};

export const DeletionAfterALongWhile: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { msw: { handlers: [refusedAtPassword('sign_in_again'), ...full()] } },
  play: async (context) => {
    const dialog = await open(context, /^खाता हटाएं/);
    await fill(context, dialog, [
      [/^पक्का करने के लिए/, 'हटाएं'],
      [/^आपका पासवर्ड/, 'none'],
    ]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'हमेशा के लिए हटाएं' }));
    await dialog.findByText(/^कृपया लॉगआउट करें/);
  },
};

export const TooOften: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: tooOften() } },
  play: async (context) => {
    const dialog = await open(context, /^Update Email/);
    await fill(context, dialog, [
      [/^New e-mail/, 'meera@new.example'],
      [/^Your password/, demoPassword],
    ]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }));
    await dialog.findByText(/^Too many tries/);
  },
};

export const DownloadFailed: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: {
      handlers: [http.get('*/api/v1/user/:id/export', () => HttpResponse.error()), ...full()],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await screen.findByText(/^The server cannot be reached/);
  },
};
