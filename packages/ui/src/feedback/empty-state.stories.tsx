import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonStyles } from '../actions/button.tsx';
import basket from '../pictures/basket.svg?no-inline';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/Empty State',
  component: EmptyState,
  args: { picture: basket, children: 'No one sells Fodder Crops near you yet.' },
  parameters: notes({
    use: 'In the place of a list that is empty: one sentence why, and the one action that helps.',
    avoid:
      'For a list that could not be loaded, which is an **Error State**; for one that is on its way, which is a **Skeleton**.',
    keyboard: 'None of its own; Tab reaches its action.',
    screenReader:
      'The sentence is read, the picture is not. Where it takes the place of something after a search or a removal, give it `role="status"`.',
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    action: (
      <a href="#sell" className={buttonStyles()}>
        Become a Seller
      </a>
    ),
  },
};

export const WithoutAction: Story = { args: { children: 'No recent activity found' } };

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    children: 'आपके आस-पास के गांवों में अभी कोई किसान हरा चारा, भूसा या साइलेज नहीं बेच रहा है।',
    action: (
      <a href="#sell" className={buttonStyles()}>
        अपनी फसल बेचना शुरू करें
      </a>
    ),
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
