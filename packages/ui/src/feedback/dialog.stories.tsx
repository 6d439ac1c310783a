import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { smallPhoneWindow } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function WithButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  render: WithButton,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'Delete this listing?',
    description: 'Buyers will no longer find Sharbati Wheat. Orders already placed stay.',
    closeLabel: 'Close',
    actions: (
      <>
        <Button variant="outline">Keep it</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      ...notes({
        use: 'For one decision, or a form of few fields, that has to end before the work goes on: delete, reject, report.',
        avoid:
          'To say that something is done, which is a toast (**Toaster**); for a fact that stays, which is a **Notice**; for a long form, which is a page.',
        keyboard:
          'Opening it moves the focus to the first control in it: let that be the harmless one. Tab goes round within it. Escape closes it, except while it is busy. The focus then returns to what has opened it, or to the heading of the page if that is gone.',
        screenReader:
          'A modal `dialog` with its title as name and its description; the page behind it is out of reach. The title is a heading of level 2.',
      }).docs,
      // An open dialog would cover the page.
      story: { inline: false, height: '440px' },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Account' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this listing?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** During a submit neither Escape nor the close button closes the dialog. */
export const StaysWhileSending: Story = {
  args: { isOpen: true, isBusy: true },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

function WithoutItsButton(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <h1>Order UP-7K3M9Q</h1>
      {!isDone && <Button onClick={() => setOpen(true)}>Reject</Button>}
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={<Button onClick={() => setDone(true)}>Yes</Button>}
      />
    </main>
  );
}

/** The decision has removed the button that opened the dialog: the heading gets the focus. */
export const OpenerGone: Story = {
  render: WithoutItsButton,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const ClosesByCross: Story = {
  args: { isOpen: true, description: undefined },
  play: async () => {
    // Radix waits a frame before a dialog takes presses.
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  ...smallPhoneWindow,
  args: {
    isOpen: true,
    title: 'क्या आप सच में इस फसल को बिक्री से हटाना चाहते हैं?',
    description:
      'खरीदारों को शरबती गेहूं अब मंडी में नहीं दिखेगा। जो ऑर्डर मिल चुके हैं, वे बने रहेंगे और आपको उन्हें पूरा करना होगा।',
    closeLabel: 'बंद करें',
    actions: (
      <>
        <Button variant="outline">बिक्री में रहने दें</Button>
        <Button variant="danger">हमेशा के लिए हटा दें</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.clientWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
