import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { categoryPicture } from '../../packages/ui/src/market/produce.ts';
import { Picture } from '../../packages/ui/src/media/picture.tsx';
import { samplePhotos } from '../../packages/ui/src/media/sample-photos.ts';
import { Group, Name, Sheet, Value } from './parts.tsx';
import { namesOf, tokenValue } from './theme.ts';

const meta = { title: 'Foundations/Pictures', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const frames = {
  '--aspect-picture': {
    className: 'aspect-picture rounded-card',
    use: 'On the cards of a grid',
  },
  '--aspect-gallery': {
    className: 'aspect-gallery rounded-panel',
    use: 'The large picture of a listing or a discussion',
  },
} as const;

/** The two frames, each with a photograph and without one: the illustration of the category takes its place. */
export const Frames: Story = {
  render: () => (
    <Sheet>
      {Object.entries(frames).map(([name, { className, use }]) => (
        <Group key={name} title={use}>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Name>{name.slice(2)}</Name>
            <Value>{tokenValue(name)}</Value>
          </p>
          <div className="grid gap-4 md:grid-cols-2">
            {[samplePhotos[0], null].map((photo) => (
              <Picture
                key={photo?.src ?? 'none'}
                alt=""
                photo={photo}
                fallback={categoryPicture('Vegetables')}
                drawing="large"
                className={className}
              />
            ))}
          </div>
        </Group>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(Object.keys(frames)).toEqual(namesOf('--aspect-'));
    const shapes = [...canvasElement.querySelectorAll('[data-slot="picture"]')].map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      return width / height;
    });
    const wanted = [16 / 11, 16 / 11, 4 / 3, 4 / 3];
    for (const [at, shape] of shapes.entries()) await expect(shape).toBeCloseTo(wanted[at] ?? 0, 1);
  },
};
