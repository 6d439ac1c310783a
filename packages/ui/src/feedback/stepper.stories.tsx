import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
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

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
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
};
