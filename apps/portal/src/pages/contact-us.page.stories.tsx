import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { expect, type userEvent as UserEvent, type within } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { visitor } from '../testing/users.ts';
import ContactUsPage from './contact-us.page.tsx';

/**
 * A message to Upaj, and helplines to call. Shown with the form blank, incomplete, on the way,
 * sent, failed and refused after too many messages. Address: `/contact-us`.
 */
const meta = {
  title: 'Screens/Public/Contact Us',
  tags: ['nightly'],
  component: ContactUsPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/contact-us', session: visitor, frame: 'public' })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ContactUsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Screen {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof UserEvent.setup>;
}

async function send({ canvas, userEvent }: Screen) {
  await userEvent.type(await canvas.findByLabelText(/^Full name/), 'Asha Devi');
  await userEvent.type(canvas.getByLabelText(/^E-mail/), 'asha@example.com');
  await userEvent.type(canvas.getByLabelText(/^Message(?!s)/), 'Where is my order?');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

export const Blank: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi', theme: 'dark' },
};

export const SignedIn: Story = {
  parameters: { app: { session: undefined, frame: 'signed-in' } },
};

export const NothingTyped: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findAllByText('Please fill this in')).toHaveLength(3);
  },
};

export const OnTheWay: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('contact') } },
  play: async (screen) => {
    await send(screen);
    await expect(await screen.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

/** The form is empty again. */
export const Sent: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    await send(screen);
    await screen.canvas.findByText('Your message has been sent successfully!');
    await expect(screen.canvas.getByLabelText(/^Full name/)).toHaveValue('');
  },
};

/** What was typed stays. */
export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('contact') } },
  play: async (screen) => {
    await send(screen);
    await screen.canvas.findByText('Something went wrong. Please try again.');
    await expect(screen.canvas.getByLabelText(/^Full name/)).toHaveValue('Asha Devi');
  },
};

export const TooOften: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.sendMessage, () => {
          throw new ApiError('rate_limited');
        }),
      ],
    },
  },
  play: async (screen) => {
    await send(screen);
    await screen.canvas.findByText(/^Too many tries/);
  },
};
