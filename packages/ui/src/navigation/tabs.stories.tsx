import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const views = ['All', 'Latest', 'Popular', 'My Threads'];

const meta = {
  component: Tabs,
  args: { defaultValue: 'All' },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Threads">
        {views.map((view) => (
          <Tab key={view} value={view}>
            {view}
          </Tab>
        ))}
      </TabList>
      {views.map((view) => (
        <TabPanel key={view} value={view}>
          {view} threads
        </TabPanel>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByClick: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Popular' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Popular threads');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Latest' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Latest threads');
  },
};
