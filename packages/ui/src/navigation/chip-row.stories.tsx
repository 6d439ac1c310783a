import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { categoryPicture, produceCategories } from '../market/produce.ts';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
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
  title: 'Components/Navigation/Chip Row',
  component: ChipRow,
  subcomponents: { Chip },
  render: Filtering,
  args: { label: 'Category', children: null },
  parameters: notes({
    use: 'to filter the list below it by one of a few values, such as the category.',
    avoid:
      'for views with addresses of their own, which are **Tab Links**; for a choice in a form, which is a **Select** or a **Choice Card**; for many values, a **Select**.',
    keyboard:
      'Each chip is a button: Tab goes from one to the next, Enter and Space choose. The chosen one moves to the middle of the row.',
    screenReader: 'A group with the label as its name; the chosen chip is a pressed button.',
  }),
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

const hindi = ['सभी', 'फसलें', 'बीज', 'दालें', 'फल और मेवे', 'सब्जियां', 'हरा और सूखा चारा', 'दूध से बनी चीजें'];

/** More chips than the width holds: their row scrolls, and not the page. */
export const HindiAt320: Story = {
  tags: ['nightly'],
  render: (props) => (
    <div className="px-4">
      <ChipRow {...props}>
        {hindi.map((category) => (
          <Chip key={category} isChosen={category === 'सभी'}>
            {category}
          </Chip>
        ))}
      </ChipRow>
    </div>
  ),
  decorators: [onSmallPhone],
  args: { label: 'श्रेणी' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await fitsSmallPhone(context);
    const row = context.canvas.getByRole('group', { name: 'श्रेणी' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  },
};
