import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Components/Content/Rich Text',
  component: RichText,
  args: { text: '' },
  parameters: notes({
    use: 'For what users write: threads, comments, answers of the chat.',
    avoid:
      'For the texts of the portal itself, which are plain elements; for what no one formats, such as the name of a crop, which is a `<p>`.',
    keyboard: 'Tab reaches its links, and Enter opens them in a new tab.',
    screenReader:
      'Paragraphs, lists, quotes and links are read as such. Where the text of a link does not name its domain, the domain follows it. Headings are not made, so no post can break the outline of a page.',
  }),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: {
    text: `My wheat turns **yellow** at the tips, since *last Friday*.
It is 40 days old.

I have given:

- urea, 20 kg
- zinc, ~~none~~ 2 kg
  1. in the evening
  2. before the water

> Look at the roots first,
> said my neighbour.

The label says \`N 46%\`. More at [the state's advice](https://agri.example.in/wheat) or https://icar.example.in/rust?crop=wheat`,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: "the state's advice" });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer ugc');
    await expect(canvas.getByText('(agri.example.in)')).toBeVisible();
  },
};

export const InHindi: Story = {
  tags: ['nightly'],
  args: {
    text: 'गेहूं की पत्तियां **पीली** हो रही हैं।\nक्या करूं?\n\n1. यूरिया दिया\n2. पानी दिया\n\n> पहले जड़ें देखो।',
  },
};

/** No one vouches for the links of a new account. */
export const OfANewAccount: Story = {
  args: { text: 'Best price: [click](https://sale.example.com)', isUntrusted: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'click' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
  },
};

/** HTML, pictures, headings and scripts stay text. */
export const StaysText: Story = {
  args: {
    text: '# Not a heading\n<script>alert(1)</script> <b>bold</b> ![a picture](https://example.com/a.png) [press](javascript:alert(1))',
  },
};

export const LongWordsAndOtherDirectionsAt320: Story = {
  args: {
    text: `${'गेहूं'.repeat(60)}\n\nמחיר החיטה 700 ₹\n\n\u202Etxet desrever\n\n${'W'.repeat(200)}`,
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
