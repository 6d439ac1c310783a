import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { full, held } from '@upaj/mocks/scenarios';
import { commentsNotSent, postLimits } from '@upaj/mocks/thread-scenarios';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { ownKey, storageKeys } from '../shared/storage-keys.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import { meera } from '../testing/users.ts';
import NewThreadPage from './new-thread.page.tsx';

/** Each story sets its user in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({ at: '/discussions/new-thread', frame: 'signed-in', ...context.parameters.app })(
    Story,
    context,
  );

const draftKey = ownKey(storageKeys.threadDraft, meera.id);

/**
 * Starts a discussion. Shown blank, written, with missing input, with a restored draft, with
 * pictures, while sending, created and not created. Address: `/discussions/new-thread`.
 */
const meta = {
  title: 'Screens/Discussions/New Thread',
  tags: ['nightly'],
  component: NewThreadPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    localStorage.removeItem(ownKey(storageKeys.threadPictures, meera.id));
  },
} satisfies Meta<typeof NewThreadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const english = { language: 'en' };

async function write(
  { canvas, userEvent }: Screen,
  title = 'Onion storage in the rains',
  content = 'How do you keep the rot away? #onion #storage',
) {
  const [titleField, contentField] = canvas.getAllByRole('textbox');
  if (!titleField || !contentField) throw new Error('the form has no fields');
  await userEvent.click(titleField);
  await userEvent.paste(title);
  await userEvent.click(contentField);
  await userEvent.paste(content);
}
const press = async ({ canvas, userEvent }: Screen) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Create|शुरू करें)$/ }));

export const Blank: Story = { tags: ['!nightly'] };

export const BlankOnAPhoneInHindi: Story = {
  globals: { ...phone, language: 'hi' },
};

/** A title that was asked before, hashtags and contact details. */
export const Written: Story = {
  globals: english,
  play: async (shown) => {
    await write(shown, undefined, 'Call me: 98765 43210, or 2345 6789 0124 #onion #प्याज');
    await shown.canvas.findByText(/^Already asked\?/);
    await shown.canvas.findByRole('checkbox');
  },
};

export const WrittenOnAPhoneInHindi: Story = {
  globals: { ...phone, language: 'hi' },
  play: async (shown) => {
    await write(shown, undefined, 'मेरा नंबर 98765 43210 #प्याज');
    await shown.canvas.findByText(/^क्या यह पहले पूछा जा चुका है\?/);
    await shown.canvas.findByRole('checkbox');
  },
};

export const Missing: Story = {
  globals: english,
  play: async (shown) => {
    await press(shown);
    await shown.canvas.findByText('Please fill in the title');
    await expect(shown.canvas.getByText('Please fill in the content')).toBeVisible();
  },
};

export const ConsentMissing: Story = {
  globals: { ...english, ...phone },
  play: async (shown) => {
    await write(shown, undefined, 'Call me: 98765 43210');
    await shown.canvas.findByRole('checkbox');
    await press(shown);
    await shown.canvas.findByText('Please agree, or take your contact details out of the text');
  },
};

export const WithoutAUserId: Story = {
  globals: english,
  parameters: {
    app: { session: { token: 't', userId: null, userName: 'Meera', isSeller: false, otp: null } },
  },
  play: async (shown) => {
    await write(shown);
    await press(shown);
    await shown.canvas.findByText('Failed to retrieve user ID');
  },
};

export const DraftRestored: Story = {
  beforeEach: () => {
    localStorage.setItem(draftKey, JSON.stringify({ title: 'Rust on wheat', crop: 'wheat' }));
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Rust on wheat');
  },
};

/** Words without an end and a text near its limit, in a narrow window. */
export const LongWordsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: {
      options: { narrow: { name: 'Phone 320', styles: { width: '320px', height: '640px' } } },
    },
  },
  play: async (shown) => {
    await write(shown, 'x'.repeat(151), `${'गेहूं'.repeat(400)} #${'w'.repeat(40)}`);
    const { canvasElement } = shown;
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const picture = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = '#7a9a3c';
  pen?.fillRect(0, 0, 320, 240);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File(blob ? [blob] : [], 'field.png', { type: 'image/png' });
};
const choose = async ({ canvas, userEvent }: Screen) =>
  userEvent.upload(canvas.getByLabelText(/^(Pictures|फोटो)/), await picture());

export const PictureSent: Story = {
  globals: english,
  play: async (shown) => {
    await choose(shown);
    await shown.canvas.findByText('field.png is sent.');
  },
};

export const PictureNotSent: Story = {
  globals: { ...english, ...phone },
  parameters: {
    msw: {
      handlers: [handle(contract.addThreadPicture, () => HttpResponse.error()), ...full()],
    },
  },
  play: async (shown) => {
    await choose(shown);
    await shown.canvas.findByRole('button', { name: 'Try again: field.png' });
  },
};

const line = held('threads');

export const Sending: Story = {
  globals: english,
  parameters: { msw: { handlers: line.handlers } },
  play: async (shown) => {
    await write(shown);
    await press(shown);
    await waitFor(() => expect(shown.canvas.getByText('Creating...')).toBeDisabled());
  },
};

export const Created: Story = {
  globals: english,
  play: async (shown) => {
    await write(shown);
    await press(shown);
    await screen.findByText('Thread Created');
  },
};

export const NotCreated: Story = {
  globals: english,
  parameters: { msw: { handlers: commentsNotSent() } },
  play: async (shown) => {
    await write(shown);
    await press(shown);
    await screen.findByText('Error: Failed to create thread');
  },
};

export const TooOften: Story = {
  globals: { ...phone, ...english },
  parameters: { msw: { handlers: postLimits() } },
  play: async (shown) => {
    await write(shown);
    await press(shown);
    await shown.canvas.findByText('Please wait 2 minutes before you post again.');
  },
};
