import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { StackedBars } from './stacked-bars.tsx';

const meta = {
  title: 'Components/Charts/Stacked Bars',
  component: StackedBars,
  args: {
    columns: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    series: [
      { name: 'Delivered', tone: 'good', values: [3, 5, 4, 8, 8, 6, 5, 4, 7, 10, 9, 7] },
      { name: 'Open', tone: 'look', values: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 4] },
      { name: 'Cancelled', tone: 'stop', values: [1, 0, 1, 1, 2, 0, 0, 1, 1, 2, 1, 1] },
    ],
  },
  parameters: notes({
    use: 'For counts of up to three kinds over time, such as the orders of each month by their state. `good` is plain green, `look` is yellow with stripes and `stop` is red with dots, so that the kinds differ without their colours as well. What the kinds are a part of, or what is counted apart from them, is a `line` over the bars, so that nothing is counted twice in one bar.',
    avoid:
      'For a single share of a goal, which is a **Progress Circle**; for exact figures alone, which are a list or a table.',
    keyboard: 'None; nothing in it can be pressed.',
    screenReader:
      'The chart and its legend are not read. A table beside it has every number; a chart without one leaves those users with nothing.',
  }),
  render: (args) => (
    <div className="h-72">
      <StackedBars {...args} />
    </div>
  ),
} satisfies Meta<typeof StackedBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Delivered')).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect[fill^="url"]')).toHaveLength(36);
  },
};

export const WithALine: Story = {
  args: { line: { name: 'Received', values: [4, 6, 5, 9, 10, 7, 5, 6, 8, 12, 11, 16] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Received')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="line"] circle')).toHaveLength(12);
  },
};

const nothing = Array.from({ length: 12 }, () => 0);

export const Empty: Story = {
  args: { series: [{ name: 'Delivered', tone: 'good', values: nothing }] },
};

/** Columns that are too narrow for their names: every second one is named. */
export const HindiAt320: Story = {
  tags: ['nightly'],
  args: {
    columns: ['जन', 'फर', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
    series: [
      { name: 'पहुंचाए गए ऑर्डर', tone: 'good', values: [3, 5, 4, 8, 8, 6, 5, 4, 7, 10, 9, 7] },
      { name: 'चालू ऑर्डर', tone: 'look', values: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 4] },
      { name: 'रद्द हुए ऑर्डर', tone: 'stop', values: [1, 0, 1, 1, 2, 0, 0, 1, 1, 2, 1, 1] },
    ],
    line: { name: 'मिले हुए ऑर्डर', values: [4, 6, 5, 9, 10, 7, 5, 6, 8, 12, 11, 8] },
  },
  decorators: [onSmallPhone],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('फर')).toBeNull());
    await expect(canvas.getByText('मार्च')).toBeVisible();
    await fitsSmallPhone({ canvas });
  },
};
