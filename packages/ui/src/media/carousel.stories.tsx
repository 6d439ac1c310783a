import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { categoryPicture, produceCategories } from '../market/produce.ts';
import { notes } from '../testing/story-docs.ts';
import { isOtherWidth } from '../testing/story-width.ts';
import { Carousel } from './carousel.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Media/Carousel',
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
  parameters: notes({
    use: 'for a taste of a longer list, of which the rest has its own page.',
    avoid:
      'for a list that users search or compare, which is a **Product Grid**; for the photographs of one thing, which are a **Gallery**; for filters, a **Chip Row**.',
    keyboard:
      'Tab goes through the slides, then to Previous and Next. The left and right arrow keys move the row by its width wherever the focus is in it. At an end the button keeps the focus.',
    screenReader:
      'A region with the label as its name, a list in it, and two named buttons. Every slide is in the list, also those out of sight.',
  }),
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

/** On desktops three whole slides are visible, on phones two. */
export const ThreeAtATime: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const inSight = canvas.getAllByRole('listitem').filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    });
    await expect(inSight).toHaveLength(matchMedia('(min-width: 48rem)').matches ? 3 : 2);
  },
};

/** The cut-off slide shows that there are more. */
export const CutOffOnPhones: Story = {
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="max-w-[328px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    if (isOtherWidth('phone')) return;
    const row = canvas.getByRole('list').getBoundingClientRect();
    const third = canvas.getAllByRole('listitem')[2]?.getBoundingClientRect();
    await expect(third?.left).toBeLessThan(row.right);
    await expect(third?.right).toBeGreaterThan(row.right);
  },
};
