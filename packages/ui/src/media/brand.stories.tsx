import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { Brand, BrandMark } from './brand.tsx';

const meta = {
  title: 'Components/Media/Brand',
  component: Brand,
  subcomponents: { BrandMark },
  args: { name: 'Upaj' },
  parameters: notes({
    use: 'once on a page, within the link home. `BrandMark` is the mark without the name.',
    avoid: 'as a picture of a user, which is an **Avatar**.',
    keyboard: 'The link around it takes the focus.',
    screenReader: 'Only the name is read, also where the bar has room for the mark alone.',
  }),
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In both languages, and the mark alone. */
export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-5">
      <Brand {...args} />
      <Brand {...args} name="उपज" lang="hi" />
      <BrandMark className="size-16" />
    </div>
  ),
};

/** The bar is as narrow as a phone's is with text of twice the size. */
export const InANarrowBar: Story = {
  decorators: [
    (Story) => (
      <div className="@container w-40">
        <a href="#home">
          <Story />
        </a>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upaj').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Upaj');
  },
};
