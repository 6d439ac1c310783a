import type { Meta, StoryObj } from '@storybook/react-vite';
import { isOtherWidth } from '@upaj/ui/story-width';
import { inApp } from '../../../testing/story-app.tsx';
import { SampleSteps } from './sample-steps.tsx';

/**
 * How to take a soil sample: open where there is room, behind its heading on phones. Shown open
 * and closed.
 */
const meta = {
  title: 'Screens/Advice/Nearby Labs/Sample Steps',
  component: SampleSteps,
  decorators: [inApp()],
} satisfies Meta<typeof SampleSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Open: Story = {
  play: async ({ canvas }) => {
    if (isOtherWidth('desk')) return;
    await canvas.findAllByRole('heading', { level: 3 });
  },
};

export const OnAPhone: Story = { tags: ['nightly'], globals: phone };

/** Opened by a press on its heading. */
export const OpenOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { ...phone, language: 'hi' },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 2 });
    if (canvas.queryAllByRole('heading', { level: 3 }).length === 0) await userEvent.click(heading);
    await canvas.findAllByRole('heading', { level: 3 });
  },
};
