import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const views = ['All', 'Latest', 'Popular', 'My Threads'];

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: 'All' },
  parameters: notes({
    use: 'for views of one thing on one page, of which one is seen at a time.',
    avoid:
      'for views with addresses of their own, which are **Tab Links**; for steps one after the other, which are a **Stepper**.',
    keyboard:
      'Tab goes to the active tab, then into its panel. The left and right arrow keys move between the tabs and open them at once, from the last to the first; Home and End go to the first and the last.',
    screenReader:
      'A tab list, whose name is the `aria-label` of `TabList`; its tabs say which one is selected, and each panel has the name of its tab. A `value` is part of an id, so it has no spaces.',
  }),
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

const hindi = {
  all: 'सभी चर्चाएं',
  latest: 'सबसे नई',
  popular: 'सबसे ज्यादा पढ़ी गई',
  own: 'मेरी चर्चाएं',
};

/** More tabs than the width holds: their row scrolls, and not the page. The keyboard brings each one into view. */
export const HindiAt320: Story = {
  tags: ['nightly'],
  args: { defaultValue: 'all' },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="चर्चाएं">
        {Object.entries(hindi).map(([value, name]) => (
          <Tab key={value} value={value}>
            {name}
          </Tab>
        ))}
      </TabList>
      {Object.entries(hindi).map(([value, name]) => (
        <TabPanel key={value} value={value}>
          {name}
        </TabPanel>
      ))}
    </Tabs>
  ),
  decorators: [onSmallPhone],
  play: async (context) => {
    const { canvas } = context;
    canvas.getByRole('tab', { name: hindi.all }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: hindi.own, selected: true });
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1),
    );
    await fitsSmallPhone(context);
  },
};
