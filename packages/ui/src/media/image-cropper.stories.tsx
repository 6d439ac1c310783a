import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { middle } from './crop-square.ts';
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';
import { samplePhotos } from './sample-photos.ts';

function Cropping(props: ImageCropperProps) {
  const [crop, setCrop] = useState(props.crop);
  return (
    <div className="max-w-md">
      <ImageCropper {...props} crop={crop} onCropChange={setCrop} />
      <output className="sr-only">{`${crop.zoom} ${crop.x} ${crop.y}`}</output>
    </div>
  );
}

const meta = {
  title: 'Components/Media/Image Cropper',
  component: ImageCropper,
  render: Cropping,
  args: {
    src: samplePhotos[0]?.src ?? '',
    crop: middle,
    onCropChange: () => {},
    labels: { picture: 'Your picture', zoom: 'Size', across: 'Left to right', down: 'Up and down' },
  },
  parameters: notes({
    use: 'to choose the square of a photograph that becomes a profile picture.',
    avoid:
      'to show a picture, which is an **Avatar** or a **Picture**; to choose a file, a **File Drop Zone**.',
    keyboard:
      'Three sliders set the size and the place; a pointer can also drag the picture. Tab goes to each slider; the arrow keys move it by a fiftieth, Home and End to its ends.',
    screenReader:
      'The sliders have the names in `labels`, and their values are read as numbers. The picture has its own text; the circle over it is not read.',
  }),
} satisfies Meta<typeof ImageCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    labels: {
      picture: 'आपकी तस्वीर',
      zoom: 'तस्वीर का आकार: छोटी या बड़ी',
      across: 'बाएं से दाएं खिसकाएं',
      down: 'ऊपर से नीचे खिसकाएं',
    },
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: fitsSmallPhone,
};

/** The sliders move the crop like dragging. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const zoom = canvas.getByRole('slider', { name: 'Size' });
    await fireEvent.change(zoom, { target: { value: '2.5' } });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Left to right' }), {
      target: { value: '0' },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('2.5 0 0.5');
  },
};

export const Dragged: Story = {
  args: { crop: { ...middle, zoom: 2 } },
  play: async ({ canvas }) => {
    const picture = await canvas.findByAltText('Your picture');
    const pointer = { pointerId: 1, clientX: 100, clientY: 100, isPrimary: true };
    const frame = picture.parentElement;
    if (!frame) throw new Error('the picture has no frame');
    frame.setPointerCapture = () => {};
    await fireEvent.pointerDown(frame, pointer);
    await fireEvent.pointerMove(frame, { ...pointer, clientX: 300 });
    await fireEvent.pointerMove(frame, { ...pointer, clientX: 900 });
    await fireEvent.pointerUp(frame, pointer);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^2 0 0.5$/));
  },
};
