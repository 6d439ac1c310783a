import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { ChoiceCard, ChoiceCards } from './choice-card.tsx';

const meta = {
  title: 'Components/Forms/Choice Card',
  component: ChoiceCards,
  subcomponents: { ChoiceCard },
  args: {
    legend: 'Payment',
    children: (
      <>
        <ChoiceCard
          name="payment"
          value="on-delivery"
          label="Pay on delivery"
          description="When you get the goods."
          defaultChecked
        />
        <ChoiceCard name="payment" value="upi" label="UPI" description="After you have ordered." />
      </>
    ),
  },
  parameters: notes({
    use: 'For a question with two to five answers, where a sentence to each helps to choose.',
    avoid:
      'For many short answers, which are a **Select**; for several answers at once, which are **Checkboxes**; for a filter above a list, which is a **Chip Row**.',
    keyboard:
      'Tab goes to the chosen card, or to the first one. Arrow keys move on and choose; cards that are disabled are left out.',
    screenReader:
      'Radio buttons in a group: the legend is the name of the group, the label that of the answer, and the sentence its description. A disabled card says in its sentence why.',
  }),
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('After you have ordered.'));
    const upi = canvas.getByRole('radio', { name: 'UPI' });
    await expect(upi).toBeChecked();
    await expect(upi).toHaveAccessibleDescription('After you have ordered.');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pay on delivery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'UPI' })).toBeChecked();
  },
};

export const OneCannotBeChosen: Story = {
  args: {
    children: (
      <>
        <ChoiceCard
          name="payment"
          value="on-delivery"
          label="Pay on delivery"
          description="When you get the goods."
          defaultChecked
        />
        <ChoiceCard
          name="payment"
          value="upi"
          label="UPI"
          description="Ramesh Oraon has no UPI address."
          disabled
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('UPI'));
    await expect(canvas.getByRole('radio', { name: 'UPI' })).not.toBeChecked();
  },
};

export const HindiAt320: Story = {
  tags: ['nightly'],
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
  args: {
    legend: 'भुगतान',
    children: (
      <>
        <ChoiceCard
          name="payment"
          value="on-delivery"
          label="माल मिलने पर भुगतान"
          description="नकद या UPI से, जब माल आपके पास पहुंचे।"
          defaultChecked
        />
        <ChoiceCard
          name="payment"
          value="upi"
          label="UPI"
          description="ऑर्डर के बाद आपको विक्रेता का UPI पता दिखेगा।"
        />
      </>
    ),
  },
};
