import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline, TimelineEntry } from './timeline.tsx';

const meta = { component: Timeline } satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Course: Story = {
  render: () => (
    <Timeline>
      <TimelineEntry title="Meera Devi placed the order" meta="21/11/2026, 09:12" />
      <TimelineEntry title="Ramesh Oraon accepted it" meta="21/11/2026, 11:40" tone="good" />
      <TimelineEntry title="Ramesh Oraon cancelled it" meta="22/11/2026, 08:05" tone="stop">
        <p>Rain has spoilt the harvest.</p>
      </TimelineEntry>
    </Timeline>
  ),
};

export const OneEntry: Story = {
  render: () => (
    <Timeline>
      <TimelineEntry title="Meera Devi placed the order" meta="21/11/2026, 09:12" />
    </Timeline>
  ),
};
