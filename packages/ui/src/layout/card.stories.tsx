import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import corn from '../pictures/ear-of-corn.svg?no-inline';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { Card, type CardProps } from './card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'White cards lie on the ground, with a hairline and a soft shadow.' },
  argTypes: {
    tone: choices<CardProps['tone']>(
      {
        surface: 'Most cards.',
        soft: 'A quieter card, also within another one.',
        leaf: 'A call to action on green, with a `light` or `ghost` button.',
        gold: 'A call to action, or a question that waits for an answer.',
        soil: 'A call to action about soil and its laboratories.',
        sky: 'The weather.',
        hint: 'Advice that helps with what the page is about.',
      },
      'surface',
    ),
    size: choices<CardProps['size']>(
      {
        card: 'Most cards.',
        panel: 'As wide as the page: more padding, rounder corners.',
        row: 'A short card in a list.',
      },
      'card',
    ),
  },
  parameters: notes({
    use: 'for one thing that stands apart from its page: an order, a form, an invitation. One coloured call to action in a view.',
    avoid:
      'for a message about what has just happened, which is a **Notice**; for a listing of the Mandi, which is a **Product Card**; for pairs of term and value, which are a **Description List**.',
    screenReader:
      'A plain `div` without a role. Begin it with a heading, and let a list of cards be a list.',
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};

const tones = ['surface', 'soft', 'leaf', 'gold', 'soil', 'sky', 'hint'] as const;
const sizes = ['card', 'panel', 'row'] as const;

/** Each tone in each size. */
export const Variants: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-3">
      {tones.flatMap((tone) =>
        sizes.map((size) => (
          <Card key={`${tone} ${size}`} tone={tone} size={size}>
            {tone} {size}
          </Card>
        )),
      )}
    </div>
  ),
};

export const GoldPanel: Story = {
  args: {
    tone: 'gold',
    size: 'panel',
    className: 'flex items-center justify-between gap-3',
    children: (
      <>
        <div>
          <h2 className="text-2xl md:text-3xl">Which crop will grow best?</h2>
          <p className="mt-2 mb-4.5 max-w-[38ch]">
            Soil card, season and rain in; the crops that suit your field out, with reasons.
          </p>
          <Button variant="dark">Learn More</Button>
        </div>
        <img src={corn} alt="" className="size-[clamp(64px,20vw,104px)]" />
      </>
    ),
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    tone: 'leaf',
    size: 'panel',
    children: (
      <>
        <h2 className="text-2xl md:text-3xl">फसल के रोग की पहचान और इलाज की सलाह</h2>
        <p className="mt-2 mb-4.5">
          पत्ती की फोटो लें: ऐप बताता है कि पौधे को कौन सा रोग है और उसके लिए क्या करना चाहिए।
        </p>
        <Button variant="light">पत्ती की फोटो से रोग पहचानें</Button>
      </>
    ),
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: fitsSmallPhone,
};
