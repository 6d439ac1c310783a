import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { smallPhoneWindow } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { Toaster, type ToasterProps, toast } from './toaster.tsx';

const toCart = { label: 'Go to the cart', onClick: () => {} };

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  args: { containerAriaLabel: 'Messages' },
  argTypes: {
    theme: choices<ToasterProps['theme']>(
      { light: 'As the page.', dark: 'As the page.', system: 'As the device.' },
      'light',
    ),
    duration: {
      control: 'number',
      description: 'How long a toast stays, in milliseconds.',
      table: { defaultValue: { summary: '5000' } },
    },
  },
  parameters: {
    docs: {
      ...notes({
        use: 'Once on a page, for messages that say that an action went well or failed: `toast.success`, `toast.error`, `toast.warning`, `toast.info`.',
        avoid:
          'For what must not be missed, which is a **Notice** or a **Dialog**; for a wrong field, whose error belongs to its **Form Field**. A toast with an action leads where the user can also go without it.',
        keyboard:
          'A toast takes no focus. Alt+T moves the focus to the toasts, which then stay; Tab goes through them and their actions, and leaving them returns the focus to where it was.',
        screenReader: 'Each toast is announced politely, after what is being read.',
      }).docs,
      // Every toaster of the page would show every toast.
      story: { inline: false, height: '360px' },
    },
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-72 flex-wrap content-end gap-3">
        <Button variant="outline" onClick={() => toast.success('Thread Created')}>
          Success
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.error('City not found!', { duration: 3000 })}
        >
          Error
        </Button>
        <Button variant="outline" onClick={() => toast.warning('Please fill out all fields')}>
          Warning
        </Button>
        <Button variant="outline" onClick={() => toast('Your cart is kept on this device')}>
          Plain
        </Button>
        <Button variant="outline" onClick={() => toast.info('You are signed out')}>
          Info
        </Button>
        <Button variant="outline" onClick={() => toast.success('Added', { action: toCart })}>
          Action
        </Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    const toast = (await screen.findByText('Thread Created')).closest('[data-sonner-toast]');
    await expect(toast).toHaveAttribute('data-y-position', 'top');
    await expect(toast).toHaveAttribute('data-x-position', 'right');
  },
};

export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await screen.findByText('City not found!')).toBeInTheDocument();
  },
};

export const Warning: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warning' }));
    await expect(await screen.findByText('Please fill out all fields')).toBeInTheDocument();
  },
};

export const Info: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await expect(await screen.findByText('You are signed out')).toBeInTheDocument();
  },
};

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Action' }));
    const button = await screen.findByRole('button', { name: 'Go to the cart' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  ...smallPhoneWindow,
  play: async () => {
    const text = 'इंटरनेट नहीं मिला, इसलिए आपका ऑर्डर अभी नहीं भेजा गया। थोड़ी देर बाद फिर कोशिश करें।';
    toast.error(text);
    const shown = (await screen.findByText(text)).closest('[data-sonner-toast]');
    const place = shown?.getBoundingClientRect();
    await expect(place?.left).toBeGreaterThanOrEqual(0);
    await expect(place?.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(shown?.scrollWidth).toBeLessThanOrEqual(shown?.clientWidth ?? 0);
  },
};
