import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import corn from '../pictures/ear-of-corn.svg?no-inline';
import { Card } from './card.tsx';

const meta = {
  component: Card,
  args: { children: 'White cards lie on the ground, with a hairline and a soft shadow.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};
export const Soft: Story = { args: { tone: 'soft', size: 'row' } };
export const Hint: Story = { args: { tone: 'hint' } };

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

export const LeafPanel: Story = {
  args: {
    tone: 'leaf',
    size: 'panel',
    children: (
      <>
        <h2 className="mb-4 text-2xl">Disease Prediction and Recommendations</h2>
        <Button variant="light">Click Here</Button>
      </>
    ),
  },
};

export const SkyPanel: Story = {
  args: { tone: 'sky', size: 'panel', children: <b className="text-5xl">25.00°C</b> },
};

export const SoilPanel: Story = {
  args: { tone: 'soil', size: 'panel', children: <h2 className="text-2xl">Soil Testing Labs</h2> },
};
