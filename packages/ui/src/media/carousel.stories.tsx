import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { categoryPicture, produceCategories } from '../market/produce.ts';
import { Carousel } from './carousel.tsx';
import { Picture } from './picture.tsx';

const meta = {
  component: Carousel,
  args: {
    label: 'Mandi',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    children: produceCategories.map((category) => (
      <a key={category} href={`#${category}`} className="grid gap-2 text-center font-bold">
        <Picture
          alt=""
          fallback={categoryPicture(category)}
          className="aspect-gallery rounded-card"
        />
        {category}
      </a>
    )),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StepsByButton: Story = {
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Previous' });
    const on = canvas.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(on);
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
    // Alt and an arrow navigate in the browser's history.
    await expect(await fireEvent.keyDown(back, { key: 'ArrowLeft', altKey: true })).toBe(true);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** On desktops three whole slides are visible. */
export const ThreeAtATime: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const inSight = canvas.getAllByRole('listitem').filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    });
    await expect(inSight).toHaveLength(3);
  },
};

export const CutOffOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="max-w-[328px]">
        <Story />
      </div>
    ),
  ],
};
