import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import { MspCard } from './msp-card.tsx';

/**
 * A price beside the minimum support price (MSP) of its season, on a listing and in the form of
 * a new one. Shown above, at and below it, with a remark, and with nothing to compare.
 */
const meta = {
  title: 'Screens/Market/Crop/Support Price',
  component: MspCard,
  args: { offer: { name: 'Sharbati Wheat', category: 'Crops', unit: 'kg', price: 700 } },
  decorators: [inApp()],
} satisfies Meta<typeof MspCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8% above')).toBeVisible();
  },
};

export const Below: Story = {
  globals: { language: 'en' },
  args: { offer: { name: 'Wheat', category: 'Crops', unit: 'kg', price: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23% below')).toBeVisible();
  },
};

export const AtTheSupportPrice: Story = {
  globals: { language: 'en' },
  args: { offer: { name: 'Maize', category: 'Crops', unit: 'tonnes', price: 600 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('at MSP')).toBeVisible();
  },
};

/** In the add-crop form, where nothing beside it says what the price is for a quintal. */
export const WithTheOwnPrice: Story = { args: { showsPrice: true } };

export const WithARemark: Story = {
  args: { offer: { name: 'Basmati Paddy', category: 'Crops', unit: 'kg', price: 980 } },
};

export const InHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi' },
  args: { showsPrice: true },
};

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', viewport: { value: 'phone' } },
  args: { showsPrice: true },
};

/** Milk has no support price: nothing is shown. */
export const NothingToCompare: Story = {
  globals: { language: 'en' },
  args: { offer: { name: 'Cow Milk', category: 'Dairy Products', unit: 'liters', price: 1250 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/MSP/)).toBeNull();
  },
};
