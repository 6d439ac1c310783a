import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonStyles } from '../actions/button.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { HeroField, type HeroFieldProps } from './hero-field.tsx';

const meta = {
  title: 'Components/Media/Hero Field',
  component: HeroField,
  argTypes: {
    size: choices<HeroFieldProps['size']>(
      {
        hero: 'The first screen of the home page, as wide as the window.',
        banner: 'A panel within a page.',
      },
      'hero',
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...notes({
      use: 'where the app greets or invites: the home page, signing in, the dashboard. Its text is white in both themes.',
      avoid: 'for a call to action among others, which is a coloured **Card**.',
      keyboard: 'It takes no focus. What is in it has a gold outline for the focus.',
      screenReader: 'The drawing is not read, only the text in front of it.',
    }),
  },
} satisfies Meta<typeof HeroField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  args: {
    children: (
      <>
        <p className="font-bold text-deep-accent">Original &amp; Natural</p>
        <h1 className="mt-2 mb-3 text-6xl md:text-7xl">From your field to every home.</h1>
        <p className="max-w-[48ch] text-lg md:text-xl">
          Buy and sell crops, access govt. schemes, get weather updates and manage everything from
          one easy to use platform
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href="#services" className={buttonStyles({ size: 'big' })}>
            Discover More
          </a>
          <a href="#sign-in" className={buttonStyles({ size: 'big', variant: 'ghost' })}>
            Login
          </a>
        </div>
      </>
    ),
  },
};

export const Banner: Story = {
  args: {
    size: 'banner',
    className: 'm-4',
    children: (
      <>
        <h2 className="mb-4 text-2xl">Discover Modern Agriculture and Create a Greener Future</h2>
        <a href="#dashboard" className={buttonStyles({ variant: 'light' })}>
          Learn more about modern agriculture
        </a>
      </>
    ),
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    children: (
      <>
        <p className="font-bold text-deep-accent">असली और कुदरती</p>
        <h1 className="mt-2 mb-3 text-6xl md:text-7xl">आपके खेत से हर घर की रसोई तक</h1>
        <p className="max-w-[48ch] text-lg md:text-xl">
          फसल खरीदें और बेचें, सरकारी योजनाओं का लाभ लें, मौसम की जानकारी पाएं और सब कुछ एक ही आसान जगह से संभालें
        </p>
        <a href="#services" className={buttonStyles({ size: 'big', className: 'mt-6' })}>
          आधुनिक खेती के बारे में और जानें
        </a>
      </>
    ),
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await fitsSmallPhone(context);
    // It hides what reaches over its edge.
    const hero = context.canvas.getByRole('heading').closest('[data-slot="hero-field"]');
    await expect(hero?.scrollWidth).toBe(hero?.clientWidth);
  },
};
