import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockOtp } from '@upaj/mocks/accounts-otp.mock';
import { failing, full, offline, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import { meera, visitor } from '../testing/users.ts';
import ForgotPasswordPage from './forgot-password.page.tsx';

/**
 * Requests an OTP for a new password and verifies it. Shown with the address blank, wrong, sent
 * and failed, and with the OTP asked, wrong, right and sent again. Address: `/forgot-password`.
 */
const meta = {
  title: 'Screens/Account/Forgot Password',
  tags: ['nightly'],
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [
    inApp({
      at: '/forgot-password',
      path: paths.forgotPassword.path,
      session: visitor,
      frame: 'public',
    }),
  ],
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask({ canvas, userEvent }: Screen, email: string = meera.email) {
  await userEvent.type(await canvas.findByLabelText(/^(Email|ई-मेल)/), email);
  await userEvent.click(canvas.getByRole('button', { name: /^(Send OTP|OTP भेजें)$/ }));
}

async function enter(screen: Screen, otp: string) {
  const { canvas, userEvent } = screen;
  await ask(screen);
  await userEvent.type(await canvas.findByLabelText(/^(Digit 1 of 6|6 में से अंक 1)$/), otp);
  await userEvent.click(canvas.getByRole('button', { name: /^(Verify OTP|OTP जांचें)$/ }));
}

export const Blank: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const HalfAnAddress: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await ask(screen, 'meera');
    await screen.canvas.findByText(/whole e-mail address/);
  },
};

export const OnTheWay: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('accounts') } },
  play: async (screen) => {
    await ask(screen);
    await expect(screen.canvas.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
  },
};

/** The server responds with 503. */
export const BackendDown: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('accounts') } },
  play: async (screen) => {
    await ask(screen);
    await screen.canvas.findByText('Backend not working. Forgot password is disabled.');
  },
};

export const Offline: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: offline('accounts') } },
  play: async (screen) => {
    await ask(screen);
    await screen.canvas.findByText('Backend not working. Forgot password is disabled.');
  },
};

export const TooOften: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/v1/user/forget', () =>
          HttpResponse.json(
            { success: false, message: 'Too many requests', code: 'rate_limited' },
            { status: 429, headers: { 'retry-after': '600' } },
          ),
        ),
      ],
    },
  },
  play: async (screen) => {
    await ask(screen);
    await screen.canvas.findByText(/Please wait 10 minutes/);
  },
};

/** The OTP verification: six boxes, the first one waiting. */
export const OtpAsked: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await ask(screen);
    const first = await screen.canvas.findByLabelText('Digit 1 of 6');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const OtpAskedOnAPhoneInHindi: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  play: ask,
};

/** The user has the OTP from another tab; its recipient is not known here. */
export const OtpInHand: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have an OTP already' }));
    await canvas.findByLabelText('Digit 1 of 6');
  },
};

export const WrongOtp: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await enter(screen, '999999');
    await screen.canvas.findByText('The OTP you entered is incorrect. Please try again.');
  },
};

export const WrongOtpInHindi: Story = {
  globals: { language: 'hi', theme: 'dark' },
  play: (screen) => enter(screen, '999999'),
};

export const RightOtp: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await enter(screen, mockOtp);
    await screen.canvas.findByText('The OTP is right. Now choose a new password.');
  },
};

/** Half a minute later a new OTP was requested. */
export const OtpSentAgain: Story = {
  globals: { language: 'en' },
  beforeEach: () => {
    const real = window.setInterval;
    const quick = (act: TimerHandler) => real(act, 20);
    Object.defineProperty(window, 'setInterval', { value: quick, configurable: true });
    return () => Object.defineProperty(window, 'setInterval', { value: real, configurable: true });
  },
  play: async (screen) => {
    await ask(screen);
    const again = await screen.canvas.findByRole('button', { name: 'Send a new OTP' });
    await screen.userEvent.click(again);
    await screen.canvas.findByText(/^A new OTP is on its way/);
  },
};
