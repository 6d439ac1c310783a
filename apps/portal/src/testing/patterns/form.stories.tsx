import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { full } from '@upaj/mocks/scenarios';
import { postLimits } from '@upaj/mocks/thread-scenarios';
import { delay } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { NewThreadForm } from '../../features/threads/new/new-thread-form.tsx';
import { paths } from '../../shared/paths.ts';
import { ownKey, storageKeys } from '../../shared/storage-keys.ts';
import { inApp } from '../story-app.tsx';
import type { Screen } from '../story-screen.ts';
import { meera } from '../users.ts';

const draftKey = ownKey(storageKeys.threadDraft, meera.id);
const sent = fn();

/**
 * How a user fills in and sends a form. The examples are the form of a new discussion.
 *
 * **When to use:** for everything that the server stores. A choice that takes effect at once, such
 * as a filter or a switch of the settings, needs no form and no button.
 *
 * **How it behaves:** Each field has a label above it, and below the label a hint where the format
 * is not obvious. Required fields have a star; optional ones say so where most are required. Fields
 * are checked when the form is sent: each error is shown at its field, the first one gets the
 * focus, and nothing is sent. A corrected field loses its error while it is typed. What concerns
 * the whole form is said in an alert: above the fields, or above the buttons where the form is
 * long. While it is being sent the button is busy, and a second press does nothing. A form of more
 * than a few words is a draft: a reload, a sign-in and a broken connection lose none of it.
 * Passwords and files that are not sent yet are never part of a draft.
 *
 * **What it says:** An error says what to do: "Please fill in the title", not "Invalid". The button
 * names the action, and while it is being sent what is going on: "Create", "Creating...".
 *
 * **Do:** keep everything that was typed, whatever happens. Show a server's error at the field that
 * it names.
 *
 * **Do not:** disable the button until all is filled in, replace labels by placeholders, or say
 * with a toast alone what the user has to correct.
 */
const meta = {
  title: 'Patterns/Form',
  tags: ['nightly'],
  component: NewThreadForm,
  globals: { language: 'en' },
  parameters: {
    msw: { handlers: [handle(contract.createThread, () => void sent()), ...full()] },
    // The screens with these parts have pictures of their own.
    chromatic: { disableSnapshot: true },
  },
  decorators: [inApp({ at: paths.newThread.href() })],
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    return () => localStorage.removeItem(draftKey);
  },
} satisfies Meta<typeof NewThreadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Onion storage in the rains';
const content = 'How do you keep the rot away?';
const findTitle = ({ canvas }: Pick<Screen, 'canvas'>) => canvas.findByLabelText(/^Title/);
const getContent = ({ canvas }: Pick<Screen, 'canvas'>) => canvas.getByLabelText(/^Content/);
const press = ({ canvas, userEvent }: Screen) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create' }));

async function writeAndPress(screen: Screen): Promise<void> {
  await screen.userEvent.type(await findTitle(screen), title);
  await screen.userEvent.type(getContent(screen), content);
  await press(screen);
}

/** The label names the control, and the hint describes it. */
export const LabelsAndHelp: Story = {
  play: async (screen) => {
    await expect(await findTitle(screen)).toBeRequired();
    await expect(getContent(screen)).toHaveAccessibleDescription(/become hashtags\.$/);
    await expect(screen.canvas.getByLabelText('Crop (optional)')).not.toBeRequired();
  },
};

/** The first wrong field has the focus, and loses its error while it is corrected. */
export const ErrorAtTheField: Story = {
  play: async (screen) => {
    const field = await findTitle(screen);
    await press(screen);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please fill in the title/));
    await expect(field).toHaveFocus();
    await expect(getContent(screen)).toHaveAccessibleDescription(/Please fill in the content/);
    await expect(sent).not.toHaveBeenCalled();
    await screen.userEvent.type(field, title);
    await waitFor(() => expect(field).toBeValid());
  },
};

/** The server refuses the form as a whole: an alert above the buttons, and nothing is lost. */
export const ErrorOfTheForm: Story = {
  parameters: { msw: { handlers: postLimits() } },
  play: async (screen) => {
    await writeAndPress(screen);
    const text = await screen.canvas.findByText(/^Please wait 2 minutes/);
    await expect(text.closest('[role=alert]')).toBeVisible();
    await expect(await findTitle(screen)).toHaveValue(title);
    await expect(getContent(screen)).toHaveValue(content);
    await expect(screen.canvas.getByRole('button', { name: 'Create' })).toBeEnabled();
  },
};

/** The button says what is going on; a second press sends nothing more. */
export const Sending: Story = {
  parameters: {
    msw: {
      handlers: [
        handle(contract.createThread, async () => {
          sent();
          await delay('infinite');
        }),
        ...full(),
      ],
    },
  },
  play: async (screen) => {
    await writeAndPress(screen);
    const button = await screen.canvas.findByRole('button', { name: 'Creating...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(button).toBeDisabled();
    await screen.userEvent.type(await findTitle(screen), '{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** What was typed before a reload is here again, and can be discarded. */
export const NothingLost: Story = {
  beforeEach: () => localStorage.setItem(draftKey, JSON.stringify({ title, content })),
  play: async (screen) => {
    const note = await screen.canvas.findByText('What you had typed is here again.');
    await expect(note.closest('[role=status]')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Discard' })).toBeEnabled();
    await expect(await findTitle(screen)).toHaveValue(title);
    await expect(getContent(screen)).toHaveValue(content);
  },
};
