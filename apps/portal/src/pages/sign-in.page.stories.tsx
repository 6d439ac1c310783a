import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { demoPassword } from '@upaj/demo/people';
import { mockGoogleCode } from '@upaj/mocks/accounts-sessions.mock';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { failing, full, googleOffered, offline, tooOften, waiting } from '@upaj/mocks/scenarios';
import { expect, screen as page, waitFor } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import { meera, visitor } from '../testing/users.ts';
import SignInPage from './sign-in.page.tsx';

/**
 * Signs a user in, with a password or with Google. Shown blank, with wrong or missing input,
 * offline, limited after too many tries, and on the way back from Google. Address: `/sign-in`.
 */
const meta = {
  title: 'Screens/Account/Sign In',
  tags: ['nightly'],
  component: SignInPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/sign-in', session: visitor, frame: 'public' })],
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function signIn({ canvas, userEvent }: Screen, password: string) {
  await userEvent.type(await canvas.findByLabelText(/^Email/), meera.email);
  await userEvent.type(canvas.getByLabelText(/^Password/), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
}

export const Blank: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

/** The session was ended on another device. */
export const SessionEnded: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en' },
  parameters: { app: { state: { hasEnded: true } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/your session has ended/);
  },
};

/** Nothing was filled in. */
export const NothingTyped: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findAllByText('Please fill this in')).toHaveLength(2);
  },
};

export const WrongPassword: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await signIn(screen, 'not-my-password');
    await screen.canvas.findByText('Invalid e-mail or password');
  },
};

/** The server responds with 503. */
export const BackendDown: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('accounts') } },
  play: async (screen) => {
    await signIn(screen, demoPassword);
    await screen.canvas.findByText('Backend not working. Login is disabled.');
  },
};

export const Offline: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: offline('accounts') } },
  play: async (screen) => {
    await signIn(screen, demoPassword);
    await screen.canvas.findByText('Backend not working. Login is disabled.');
  },
};

export const OnTheWay: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('accounts') } },
  play: async (screen) => {
    await signIn(screen, demoPassword);
    await expect(screen.canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  },
};

/** The server does not offer Google: the button says so. */
export const NoGoogle: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with Google' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await page.findByText('Signing in with Google is not available here.');
  },
};

export const WithGoogle: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: [...googleOffered(), ...full()] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sign in with Google' });
  },
};

/** Too many tries, with how long to wait. */
export const TooOften: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: tooOften() } },
  play: async (screen) => {
    await signIn(screen, demoPassword);
    await screen.canvas.findByText(/^Too many tries/);
  },
};

/** Back from Google: the session is on its way. */
export const FinishingGoogle: Story = {
  globals: { language: 'en' },
  parameters: {
    app: { at: `/sign-in?google=${mockGoogleCode}` },
    msw: { handlers: waiting('accounts') },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Signing you in…');
  },
};

export const GoogleFailed: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/sign-in?google=failed' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Signing in with Google did not work/);
  },
};

/** The address of the Google account has an account here, with a password. */
export const AddressTaken: Story = {
  globals: { language: 'en' },
  parameters: {
    app: { at: `/sign-in?google=${mockGoogleCode}` },
    msw: {
      handlers: [
        mockEndpoint(contract.finishGoogle, () => {
          throw new ApiError('user_exists');
        }),
        ...full(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('User already exists. Please log in.');
  },
};
