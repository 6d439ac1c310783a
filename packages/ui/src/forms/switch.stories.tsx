import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: {
    label: 'New orders',
    description: 'Someone orders from you.',
    isOn: true,
    onSwitch: fn(),
  },
  argTypes: {
    disabled: { control: 'boolean', description: 'Shown, but cannot be switched.' },
  },
  parameters: notes({
    use: 'For a setting that holds as soon as it is switched, without a button that saves.',
    avoid:
      'For a choice that is sent with a form, which is a **Checkbox**; for two answers that are both named, which are **Choice Cards**.',
    keyboard: 'Space and Enter switch it.',
    screenReader:
      'A `switch` that is on or off, with the label as its name and the sentence below as its description.',
  }),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'New orders', checked: true });
    await expect(control).toHaveAccessibleDescription('Someone orders from you.');
    await userEvent.click(control);
    await expect(args.onSwitch).toHaveBeenLastCalledWith(false);
  },
};

export const Off: Story = {
  args: { isOn: false },
  play: async ({ args, canvas }) => {
    canvas.getByRole('switch', { checked: false }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenLastCalledWith(true);
  },
};

export const OutOfUse: Story = { args: { disabled: true } };

export const WithoutDescription: Story = { args: { label: 'E-mail', description: undefined } };

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
  args: {
    label: 'ऑर्डर कहां तक पहुंचा',
    description: 'जब ऑर्डर मंजूर, पैक, सौंपा या रद्द हो, उसका समय खत्म हो, या खरीदार सौंपे माल पर आपत्ति करे।',
  },
};
