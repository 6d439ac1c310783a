import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPassword } from '@upaj/content/demo-people';
import { contract } from '@upaj/contract/contract';
import { answer } from '@upaj/mocks/answer';
import { failing, full, offline, waiting } from '@upaj/mocks/scenarios';
import {
  expect,
  screen as page,
  type userEvent as UserEvent,
  waitFor,
  type within,
} from 'storybook/test';
import { meera, nobody } from '../testing/people.ts';
import { inApp } from '../testing/story-app.tsx';
import SignInPage from './sign-in.page.tsx';

const meta = {
  component: SignInPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/sign-in', session: nobody, frame: 'public' })],
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Screen {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof UserEvent.setup>;
}

async function signIn({ canvas, userEvent }: Screen, password: string) {
  await userEvent.type(await canvas.findByLabelText(/^Email/), meera.email);
  await userEvent.type(canvas.getByLabelText(/^Password/), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
}

export const Blank: Story = {};

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

export const InTheDark: Story = { globals: { theme: 'dark' } };

/** Nothing was filled in. */
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findAllByText('Please fill this in')).toHaveLength(2);
  },
};

export const WrongPassword: Story = {
  play: async (screen) => {
    await signIn(screen, 'not-my-password');
    await screen.canvas.findByText('Invalid e-mail or password');
  },
};

/** The server is at fault: it answers 503. */
export const BackendDown: Story = {
  parameters: { msw: { handlers: failing('accounts') } },
  play: async (screen) => {
    await signIn(screen, demoPassword);
    await screen.canvas.findByText('Backend not working. Login is disabled.');
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: offline('accounts') } },
  play: async (screen) => {
    await signIn(screen, demoPassword);
    await screen.canvas.findByText('Backend not working. Login is disabled.');
  },
};

export const OnTheWay: Story = {
  parameters: { msw: { handlers: waiting('accounts') } },
  play: async (screen) => {
    await signIn(screen, demoPassword);
    await expect(screen.canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  },
};

/** The server has no way through Google: the button says so. */
export const NoGoogle: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with Google' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await page.findByText('Signing in with Google is not available here.');
  },
};

export const WithGoogle: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(contract.getSignInWays, () => ({
          status: 200,
          body: { success: true, data: { google: true } },
        })),
        ...full(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sign in with Google' });
  },
};
