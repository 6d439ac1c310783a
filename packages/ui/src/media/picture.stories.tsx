import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { categoryPicture } from '../market/produce.ts';
import { choices, notes } from '../testing/story-docs.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { samplePhotos } from './sample-photos.ts';

const fallback = categoryPicture('Crops');

const meta = {
  title: 'Components/Media/Picture',
  component: Picture,
  args: {
    alt: 'Sharbati Wheat',
    fallback,
    drawing: 'large',
    className: 'aspect-gallery max-w-md rounded-panel',
  },
  argTypes: {
    drawing: choices<PictureProps['drawing']>(
      {
        small: 'Three fifths of a small frame, such as a line of the cart.',
        card: '64 px, and 96 px on desktops: in a product card.',
        large: 'Just under half of a large frame.',
      },
      'small',
    ),
  },
  parameters: notes({
    use: 'for the photograph of a listing; without one, or if it does not load, the drawing of its category takes its place.',
    avoid:
      'for a user, which is an **Avatar**; for several photographs of one thing, which are a **Gallery**.',
    screenReader:
      'Photograph and drawing have the same text `alt`. It is empty where a text beside it says the same.',
  }),
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photograph: Story = {
  args: { photo: samplePhotos[0], sizes: '(min-width: 768px) 50vw, 100vw' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Sharbati Wheat' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '800');
  },
};

export const WithoutPhotograph: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sharbati Wheat' })).toHaveAttribute(
      'src',
      fallback.src,
    );
  },
};

export const FailsToLoad: Story = {
  args: { photo: { src: 'data:image/png;base64,broken' }, isEager: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Sharbati Wheat' })).toHaveAttribute(
        'src',
        fallback.src,
      ),
    );
  },
};

/** The sizes of the drawing, each in a frame of its kind. */
export const Drawings: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-4">
      <Picture {...args} drawing="small" className="size-18 rounded-field" />
      <Picture {...args} drawing="card" className="size-28 rounded-card" />
      <Picture {...args} drawing="large" className="aspect-gallery w-80 rounded-panel" />
    </div>
  ),
};
