import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buttonSizes, buttonVariants, buttonWidths } from '../testing/button-choices.ts';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { Button, type ButtonProps, buttonStyles } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
  argTypes: {
    variant: buttonVariants('primary'),
    size: buttonSizes('md'),
    width: buttonWidths,
    type: choices<ButtonProps['type']>(
      {
        button: 'An action of its own.',
        submit: 'Sends the form around it.',
        reset: 'Takes back what was entered in the form around it.',
      },
      'button',
    ),
    disabled: { control: 'boolean', description: 'Cannot be pressed, and takes no focus.' },
  },
  parameters: notes({
    use: 'For an action on this page: save, send, add, delete.',
    avoid:
      'To go to another page: a link with `buttonStyles`, or **Text Link** within a sentence. An icon alone is an **Icon Button**; several actions behind one button are a **Menu**.',
    keyboard:
      'Enter and Space press it. While it is busy or disabled, Tab passes over it; a busy button that had the focus gets it back afterwards, unless the user has gone elsewhere.',
    screenReader:
      'Its text is its name. `isBusy` sets `aria-busy`, but its spinner is not read: let the text say what is going on, such as "Submitting...".',
  }),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const onPage = ['primary', 'outline', 'gold', 'dark', 'quiet', 'danger'] as const;
const onPanel = ['light', 'ghost'] as const;
const sizes = ['md', 'small', 'big'] as const;

/** Each variant in each size and disabled; `light` and `ghost` are for coloured panels. */
export const Variants: Story = {
  render: (args) => {
    const rowOf = (variant: ButtonProps['variant']) => (
      <div key={variant} className="flex flex-wrap items-center gap-3">
        {sizes.map((size) => (
          <Button key={size} {...args} variant={variant} size={size}>
            {`${variant} ${size}`}
          </Button>
        ))}
        <Button {...args} variant={variant} disabled>
          {`${variant} disabled`}
        </Button>
      </div>
    );
    return (
      <div className="grid gap-3">
        {onPage.map(rowOf)}
        <div className="grid gap-3 rounded-panel bg-panel-leaf p-6">{onPanel.map(rowOf)}</div>
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const FullWidth: Story = {
  args: { width: 'full', children: 'Sign In' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth);
  },
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <ShoppingCart aria-hidden="true" className="size-5" /> Add to Cart
      </>
    ),
  },
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

/** The text wraps; two buttons that do not fit beside each other stand below each other. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  decorators: [onSmallPhone],
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} size="big">
        टोकरी में डालें और खरीदारी जारी रखें
      </Button>
      <Button {...args} variant="outline">
        बाद के लिए रखें
      </Button>
      <Button {...args} variant="quiet">
        रद्द करें
      </Button>
    </div>
  ),
  play: fitsSmallPhone,
};
