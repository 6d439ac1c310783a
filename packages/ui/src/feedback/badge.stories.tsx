import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { Badge, type BadgeProps } from './badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: '8% above' },
  argTypes: {
    tone: choices<BadgeProps['tone']>(
      {
        neutral: 'A fact: a kind, a topic, a weight.',
        good: 'It went well, or is better than usual.',
        look: 'Needs a look: few left, waiting, new.',
        stop: 'It ended: rejected, deleted, out of stock.',
        sky: 'Weather, and what is under way.',
      },
      'neutral',
    ),
  },
  parameters: notes({
    use: 'For a state or a fact in one or two words, beside the thing that it is about.',
    avoid:
      'For what can be pressed, which is a **Chip** or a **Button**; for a sentence, which is a **Notice**; for the number on an icon, which is the `CountDot` of an **Icon Button**.',
    screenReader: 'Read as a text where it stands. The tone is not read, so the words say it all.',
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: '1U = 25kg' } };

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>1U = 25kg</Badge>
      <Badge tone="good">8% above</Badge>
      <Badge tone="look">Few left</Badge>
      <Badge tone="stop">Out of stock</Badge>
      <Badge tone="sky">Rain tomorrow</Badge>
    </div>
  ),
};

/** Wraps in lines of about the same length. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: { children: 'विक्रेता ने मात्रा बदली, खरीदार के जवाब का इंतजार', tone: 'look' },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
