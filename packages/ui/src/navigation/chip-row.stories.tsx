import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { categoryPicture, produceCategories } from '../market/produce.ts';
import { Chip, ChipRow, type ChipRowProps } from './chip-row.tsx';

function Filtering({ children: _, ...props }: ChipRowProps) {
  const [chosen, setChosen] = useState<string>('All');
  return (
    <ChipRow {...props}>
      <Chip isChosen={chosen === 'All'} onClick={() => setChosen('All')}>
        All
      </Chip>
      {produceCategories.map((category) => (
        <Chip
          key={category}
          picture={categoryPicture(category).src}
          isChosen={chosen === category}
          onClick={() => setChosen(category)}
        >
          {category}
        </Chip>
      ))}
    </ChipRow>
  );
}

const meta = {
  component: ChipRow,
  render: Filtering,
  args: { label: 'Category', children: null },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pulses' }));
    await expect(canvas.getByRole('button', { name: 'Pulses', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const OneFarToTheRight: Story = {
  render: (props) => (
    <div className="w-80">
      <ChipRow {...props}>
        {produceCategories.map((category) => (
          <Chip key={category} isChosen={category === 'Fertilizers'}>
            {category}
          </Chip>
        ))}
      </ChipRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { pressed: true });
    const row = canvas.getByRole('group', { name: 'Category' });
    await waitFor(() =>
      expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(
        row.getBoundingClientRect().right,
      ),
    );
  },
};

export const FirstOne: Story = {};
