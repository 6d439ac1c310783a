import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, buttonStyles } from './button.tsx';

const meta = {
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: { variant: 'outline', children: 'Become a Seller' } };
export const Gold: Story = { args: { variant: 'gold', size: 'big', children: 'ADD TO CART' } };
export const Dark: Story = { args: { variant: 'dark', children: 'Learn More' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete Account' } };
export const Big: Story = { args: { size: 'big', children: 'Discover More' } };
export const FullWidth: Story = { args: { width: 'full', children: 'Sign In' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <ShoppingCart aria-hidden="true" className="size-5" /> Add to Cart
      </>
    ),
  },
};

export const OnGreen: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3 rounded-panel bg-panel-leaf p-6">
      <Button {...args} variant="light">
        Click Here
      </Button>
      <Button {...args} variant="ghost">
        Login
      </Button>
    </div>
  ),
};

export const Busy: Story = {
  args: { isBusy: true, children: 'Submitting...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

function Sending() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Button isBusy={isBusy} onClick={() => setBusy(true)}>
        Save
      </Button>
      {isBusy && (
        <button type="button" data-testid="answer" onClick={() => setBusy(false)}>
          The answer arrives
        </button>
      )}
    </>
  );
}

/** A disabled button loses the focus; the focus returns when it is enabled. */
export const FocusAfterTheWait: Story = {
  render: () => <Sending />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.body).toHaveFocus());
    canvas.getByTestId('answer').click();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LinkThatLooksLikeOne: Story = {
  render: () => (
    <a href="#sign-in" className={buttonStyles({ variant: 'primary' })}>
      Login
    </a>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Login' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongHindi: Story = {
  render: (args) => (
    <div lang="hi" className="grid max-w-[180px]">
      <Button {...args}>टोकरी में डालें और खरीदारी जारी रखें</Button>
    </div>
  ),
};
