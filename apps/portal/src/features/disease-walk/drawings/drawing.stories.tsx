import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawingIds } from '@upaj/content/diseases/walk/drawings';
import { expect } from 'storybook/test';
import { PictureTile } from '../steps/picture-tile.tsx';
import { Drawing } from './drawing.tsx';

/** All drawings with their names. */
const AllDrawings = () => (
  <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
    {drawingIds.map((id) => (
      <li key={id} className="grid justify-items-center gap-2">
        <PictureTile of={id} />
        {id}
      </li>
    ))}
  </ul>
);

/** All drawings of parts and signs that the guided walk uses, each with its id. */
const meta = {
  title: 'Screens/Leaf Doctor/Disease Prediction/Walk/Drawings',
  component: Drawing,
  args: { of: 'leaf' },
  render: () => <AllDrawings />,
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(drawingIds.length);
    await expect(
      canvasElement.querySelectorAll('svg[aria-hidden="true"] path').length,
    ).toBeGreaterThan(drawingIds.length);
  },
};
