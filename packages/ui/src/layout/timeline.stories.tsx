import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { Timeline, TimelineEntry, type TimelineEntryProps } from './timeline.tsx';

const meta = {
  title: 'Components/Layout/Timeline',
  component: Timeline,
  subcomponents: { TimelineEntry },
  parameters: notes({
    use: 'for what has happened to one thing, such as an order, the oldest first.',
    avoid: 'for steps that are still to come, which are a **Stepper**.',
    screenReader:
      'An ordered list. The dot is not read, so let the title say whether it is good or bad.',
  }),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The controls are those of the entry. */
export const OneEntry: StoryObj<typeof TimelineEntry> = {
  args: { title: 'Ramesh Oraon accepted the order', meta: '21/11/2026, 11:40', tone: 'good' },
  argTypes: {
    title: { control: 'text', description: 'What happened, in a few words.' },
    meta: { control: 'text', description: 'When, and by whom.' },
    tone: choices<TimelineEntryProps['tone']>(
      { neutral: 'Neither good nor bad.', good: 'It went well.', stop: 'It ended here.' },
      'neutral',
    ),
  },
  render: (args) => (
    <Timeline>
      <TimelineEntry {...args} />
    </Timeline>
  ),
};

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

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  render: () => (
    <Timeline>
      <TimelineEntry
        title="गुमला महिला किसान उत्पादक समूह ने ऑर्डर मंजूर किया"
        meta="21/11/2026, सुबह 11:40"
        tone="good"
      />
      <TimelineEntry title={`${'गेहूं'.repeat(20)} ने ऑर्डर रद्द किया`} tone="stop">
        <p>बारिश से पूरी फसल खराब हो गई, इसलिए माल नहीं भेजा जा सकता।</p>
      </TimelineEntry>
    </Timeline>
  ),
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
