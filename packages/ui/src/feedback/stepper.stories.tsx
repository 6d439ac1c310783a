import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Feedback/Stepper',
  component: Stepper,
  args: {
    label: 'Course of the order',
    steps: [
      { label: 'Placed', note: '21/11/2026', state: 'done' },
      { label: 'Accepted', note: '22/11/2026', state: 'done' },
      { label: 'Packed', state: 'current' },
      { label: 'Delivered', state: 'ahead' },
    ],
  },
  parameters: notes({
    use: 'For how far something has come on a course of three to five steps that is known before, such as an order.',
    avoid:
      'For a list of what happened, which is a **Timeline**; for moving between the parts of a form, which are links or **Tabs**; for a share without steps, which is a **Progress Bar**.',
    screenReader:
      'An ordered list with a name; the step under way is marked with `aria-current="step"`. The marks are not read: the words say that a step was rejected.',
  }),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const [, , packed] = canvas.getAllByRole('listitem');
    await expect(packed).toHaveAttribute('aria-current', 'step');
  },
};

export const Stopped: Story = {
  args: {
    steps: [
      { label: 'Placed', note: '21/11/2026', state: 'done' },
      { label: 'Rejected', note: '22/11/2026', state: 'stopped' },
    ],
  },
};

export const HindiAt320: Story = {
  tags: ['nightly'],
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
  args: {
    label: 'ऑर्डर कहां तक पहुंचा',
    steps: [
      { label: 'ऑर्डर हुआ', note: '21/11/2026', state: 'done' },
      { label: 'मंजूर', note: '22/11/2026', state: 'done' },
      { label: 'पैक हुआ', note: '22/11/2026', state: 'done' },
      { label: 'सौंपा गया', state: 'current' },
    ],
  },
};

/** Too narrow for columns: one below the other. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [placed, accepted] = canvas.getAllByRole('listitem');
    await expect(accepted?.offsetTop).toBeGreaterThan(placed?.offsetTop ?? 0);
    await expect(accepted?.offsetLeft).toBe(placed?.offsetLeft);
  },
};
