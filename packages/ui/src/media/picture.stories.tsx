import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { categoryPicture } from '../market/produce.ts';
import { Picture } from './picture.tsx';
import { samplePhotos } from './sample-photos.ts';

const fallback = categoryPicture('Crops');

const meta = {
  component: Picture,
  args: {
    alt: 'Sharbati Wheat',
    fallback,
    drawing: 'large',
    className: 'aspect-gallery max-w-md rounded-panel',
  },
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
