import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { categoryPicture } from '../market/produce.ts';
import { Gallery } from './gallery.tsx';
import { samplePhotos } from './sample-photos.ts';

const meta = {
  component: Gallery,
  args: {
    photos: samplePhotos,
    fallback: categoryPicture('Crops'),
    alt: 'Sharbati Wheat',
    label: 'Pictures',
    thumbnailLabel: (position) => `Picture ${position}`,
    className: 'max-w-lg',
  },
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
