import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Weight', value: '50 kg' },
      { term: 'Total Price', value: '₹1,400' },
      { term: 'In stock', value: '20 U' },
      { term: 'Harvested', value: '10/04/2026' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {};

export const Odd: Story = {
  args: {
    items: [
      { term: 'वजन', value: '50 किलो' },
      { term: 'कुल कीमत', value: '₹1,400' },
      { term: 'कहां से', value: 'गुमला, झारखंड', isText: true },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};
