import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../media/picture.tsx';
import { categoryPicture, produceCategories } from './produce.ts';

/**
 * The drawings of produce, and the one that stands for each category of the Mandi until a listing has a photograph:
 * `categoryPicture(category)` gives a **Picture** its `fallback`. A drawing says nothing that the words beside it do
 * not say, so it has an empty `alt`.
 */
const meta = { title: 'Components/Market/Produce Pictures' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {produceCategories.map((category) => (
        <li key={category} className="grid justify-items-center gap-2 font-bold">
          <Picture
            alt=""
            fallback={categoryPicture(category)}
            drawing="large"
            className="aspect-gallery w-full rounded-card"
          />
          {category}
        </li>
      ))}
    </ul>
  ),
};

const drawings = Object.entries(
  import.meta.glob<string>('../pictures/*.svg', {
    eager: true,
    import: 'default',
    query: '?url&no-inline',
  }),
);

export const AllDrawings: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-4 md:grid-cols-8">
      {drawings.map(([path, address]) => (
        <li key={path} className="grid justify-items-center gap-1 text-center text-xs">
          <img src={address} alt="" width={56} height={56} />
          {path.slice('../pictures/'.length, -'.svg'.length)}
        </li>
      ))}
    </ul>
  ),
};
