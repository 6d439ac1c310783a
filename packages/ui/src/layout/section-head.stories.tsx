import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { linkStyles } from '../actions/text-link.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { SectionHead } from './section-head.tsx';

const linkTo = (words: string) => (
  <a href="#all" className={linkStyles({ kind: 'alone' })}>
    {words} <ArrowRight aria-hidden="true" className="size-5" />
  </a>
);

const meta = {
  title: 'Components/Layout/Section Head',
  component: SectionHead,
  args: { title: 'Crops' },
  parameters: notes({
    use: 'above a part of a page, with the one link that leads to all of it.',
    avoid:
      'for the heading of the page, which is a **Page Header**; for a heading within a **Card**, which is a plain `h2`.',
    keyboard: 'Tab reaches the link, if there is one.',
    screenReader:
      'The title is a heading of level 2. With `titleId` it names its section by `aria-labelledby`. A link "See all" does not say of what: give it a name that does.',
  }),
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = { args: { action: linkTo('See all') } };

/** A link that does not fit beside the heading goes below it. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    title: 'आपके जिले के आसपास की ताजा फसलें',
    action: linkTo('सभी श्रेणियों में देखें'),
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: fitsSmallPhone,
};
