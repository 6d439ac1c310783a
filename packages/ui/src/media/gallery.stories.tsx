import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { categoryPicture } from '../market/produce.ts';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Gallery } from './gallery.tsx';
import { samplePhotos } from './sample-photos.ts';

const meta = {
  title: 'Components/Media/Gallery',
  component: Gallery,
  args: {
    photos: samplePhotos,
    fallback: categoryPicture('Crops'),
    alt: 'Sharbati Wheat',
    label: 'Pictures',
    thumbnailLabel: (position) => `Picture ${position}`,
    className: 'max-w-lg',
  },
  parameters: notes({
    use: 'for the photographs of one thing: a listing, a question about a sick plant.',
    avoid:
      'for one photograph, where a **Picture** is enough; for different things in a row, which are a **Carousel**.',
    keyboard:
      'Tab goes to the chosen thumbnail. The arrow keys choose the next or the previous one and take the focus along; after the last comes the first.',
    screenReader:
      'The large picture has the text `alt`. The thumbnails are a named group of buttons, of which the chosen one is pressed.',
  }),
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClickingAThumbnail: Story = {
  play: async ({ canvas }) => {
    const large = () => canvas.getByRole('img', { name: 'Sharbati Wheat' });
    await expect(large()).toHaveAttribute('src', samplePhotos[0]?.src);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2' }));
    await expect(large()).toHaveAttribute('src', samplePhotos[1]?.src);
    await userEvent.keyboard('{ArrowRight}');
    await expect(large()).toHaveAttribute('src', samplePhotos[2]?.src);
    await expect(canvas.getByRole('button', { name: 'Picture 3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(large()).toHaveAttribute('src', samplePhotos[0]?.src);
  },
};

export const OnePhotograph: Story = {
  args: { photos: samplePhotos.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutPhotographs: Story = { args: { photos: [] } };

/** More thumbnails than the width holds: their row scrolls, and not the page. */
export const ManyAt320: Story = {
  args: {
    photos: Array.from({ length: 8 }, (_, place) => ({
      ...samplePhotos[place % samplePhotos.length],
      src: `${samplePhotos[place % samplePhotos.length]?.src}#${place}`,
    })),
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await fitsSmallPhone(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1' }));
    await userEvent.keyboard('{ArrowLeft}');
    const last = canvas.getByRole('button', { name: 'Picture 8' });
    const row = canvas.getByRole('group', { name: 'Pictures' });
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        row.getBoundingClientRect().right,
      ),
    );
  },
};
