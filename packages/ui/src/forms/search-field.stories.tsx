import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/Forms/Search Field',
  component: SearchField,
  args: { label: 'Search the Mandi', placeholder: 'Search onion, pyaz, प्याज ...', onChange: fn() },
  parameters: notes({
    use: 'At the top of a list that it searches, once on a page.',
    avoid:
      'In a form, where a line of text is a **Text Field**; for a fixed set of filters, which is a **Chip Row**.',
    keyboard: 'The keys of the browser; phones show "Search" in place of Enter.',
    screenReader:
      'A `searchbox` with the label as its name. The label is not seen, so the placeholder shows what to search for. The field announces no results; that is left to the list.',
  }),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the Mandi' }), 'pyaz');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Empty: Story = {};

/** The placeholder ends at the edge of the field. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: { label: 'मंडी में खोजें', placeholder: 'प्याज, गेहूं, ट्रैक्टर या बेचने वाले का नाम खोजें' },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
