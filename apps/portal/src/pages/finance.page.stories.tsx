import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import FinancePage from './finance.page.tsx';

/**
 * Loans and insurance for farmers, and calculators for what they cost. Shown whole, with the
 * facts opened, with wrong numbers, and above the limit of a loan. Address: `/finance`.
 */
const meta = {
  title: 'Screens/Money/Finance',
  tags: ['nightly'],
  component: FinancePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/finance', frame: 'signed-in' })],
} satisfies Meta<typeof FinancePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const calculator = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('region', { name }));

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Finance Section' });
    await expect(canvas.getAllByRole('link', { name: /^Visit Link/ })).toHaveLength(5);
  },
};

export const InHindi: Story = {
  globals: { language: 'hi' },
  parameters: { app: { at: '/finance?language=hi' } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  ...InHindi,
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

/** What is known of a loan, each with its day, source and certainty. */
export const FactsOpened: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText('4 things to know');
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByText(/^As on 2025 · Source:/)[0]).toBeVisible();
  },
};

export const WrongNumbers: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const emi = await calculator(canvas, /EMI/);
    await userEvent.clear(emi.getByLabelText('Loan in ₹'));
    await userEvent.clear(emi.getByLabelText('Time in months'));
    await userEvent.type(emi.getByLabelText('Time in months'), '999');
    await expect(emi.getByText('Please write a number')).toBeVisible();
    await expect(emi.getByText('At most 360')).toBeVisible();
  },
};

/** Above the limit the bank's own rate holds, which only the bank knows. */
export const AboveTheLimit: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const kcc = await calculator(canvas, /Kisan Credit Card/);
    await userEvent.type(kcc.getByLabelText('Loan in ₹'), '0');
    await expect(kcc.getByText(/is not counted: write the bank's rate/)).toBeVisible();
  },
};
