import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoModerator } from '@upaj/demo/people';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { noCases } from '@upaj/mocks/thread-scenarios';
import { paths } from '../shared/paths.ts';
import { sessionOf } from '../testing/demo-threads.ts';
import { inApp } from '../testing/story-app.tsx';
import { findDialog } from '../testing/story-screen.ts';
import { buyer } from '../testing/users.ts';
import ModerationPage from './moderation.page.tsx';

/**
 * What waits for moderators, and what they have done. Shown as queue and log, with each
 * decision, empty, for a user who is no moderator, loading and failed. Address:
 * `/discussions/moderation`.
 */
const meta = {
  title: 'Screens/Operator/Moderation',
  tags: ['nightly'],
  component: ModerationPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [
    inApp({ at: paths.moderation.href(), frame: 'signed-in', session: sessionOf(demoModerator) }),
  ],
} satisfies Meta<typeof ModerationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const findCase: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(/I sell cheap dreams/);
};

export const Queue: Story = { tags: ['!nightly'], play: findCase };
export const QueueOnAPhone: Story = { globals: phone, play: findCase };
export const QueueOnAPhoneInHindi: Story = {
  globals: { language: 'hi', ...phone },
  play: findCase,
};

const log: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: /^(Log|अब तक का काम)$/ }));
  await canvas.findByText(/This insults others/);
};
export const Log: Story = { play: log };
export const LogOnAPhoneInHindi: Story = {
  globals: { language: 'hi', ...phone },
  play: log,
};

const deciding =
  (button: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: button });
    await userEvent.click(first ?? document.body);
    await findDialog();
  };
export const Suspending: Story = {
  globals: { language: 'en', ...phone },
  play: deciding('Suspend'),
};
export const Hiding: Story = { globals: { language: 'en' }, play: deciding('Hide') };
export const DecidingAnAppeal: Story = {
  globals: { language: 'en', ...phone },
  play: deciding('Undo the action'),
};

export const Empty: Story = { parameters: { msw: { handlers: noCases() } } };
export const NoModerator: Story = { parameters: { app: { session: buyer } } };
export const Loading: Story = { parameters: { msw: { handlers: waiting('moderation') } } };
export const Failed: Story = { parameters: { msw: { handlers: failing('moderation') } } };
