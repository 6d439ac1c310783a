import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonStyles } from '../actions/button.tsx';
import { HeroField } from './hero-field.tsx';

const meta = {
  component: HeroField,
  parameters: { layout: 'fullscreen' },
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
