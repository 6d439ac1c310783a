import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { noNotices, suspendedAuthor } from '@upaj/mocks/thread-scenarios';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import ModerationNoticesPage from './moderation-notices.page.tsx';

/**
 * What moderation has done about the user, and the way to appeal. Shown with notices, while
 * appealing, suspended, empty, loading and failed. Address: `/discussions/notices`.
 */
const meta = {
  title: 'Screens/Discussions/Moderation Notices',
  tags: ['nightly'],
  component: ModerationNoticesPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: paths.moderationNotices.href(), frame: 'signed-in' })],
} satisfies Meta<typeof ModerationNoticesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const findNotice: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Only fools pay for manure.');
};

export const Full: Story = { tags: ['!nightly'], play: findNotice };
export const OnAPhoneInHindi: Story = {
  globals: { language: 'hi', ...phone },
  play: findNotice,
};

export const Appealing: Story = {
  globals: { language: 'en', ...phone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    await userEvent.type(canvas.getByRole('textbox'), 'It was a proverb.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the appeal' }));
    await canvas.findByText('Not decided yet');
  },
};
export const Suspended: Story = { parameters: { msw: { handlers: suspendedAuthor() } } };
export const Empty: Story = { parameters: { msw: { handlers: noNotices() } } };
export const Loading: Story = { parameters: { msw: { handlers: waiting('moderation') } } };
export const Failed: Story = { parameters: { msw: { handlers: failing('moderation') } } };
