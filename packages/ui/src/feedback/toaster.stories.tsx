import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Toaster, toast } from './toaster.tsx';

const toCart = { label: 'Go to the cart', onClick: () => {} };

const meta = {
  component: Toaster,
  args: { containerAriaLabel: 'Messages' },
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
        <Button variant="outline" onClick={() => toast('Your cart is kept on this phone')}>
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
