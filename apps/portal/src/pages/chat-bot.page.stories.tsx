import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  chatBlocked,
  chatBroken,
  chatByGemini,
  chatFailing,
  chatFallback,
  chatSlow,
  chatThinking,
  chatTooOften,
} from '@upaj/mocks/chat-scenarios';
import { full } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { ownKey, storageKeys } from '../shared/storage-keys.ts';
import { answersRead, ask, askAndRead, field } from '../testing/chat-story.ts';
import { inApp } from '../testing/story-app.tsx';
import { findDialog } from '../testing/story-screen.ts';
import { meera } from '../testing/users.ts';
import ChatBotPage from './chat-bot.page.tsx';

/**
 * KrishiBot answers questions about farming from known facts. Shown at the beginning, while
 * answering, answered, stopped, broken off, failed, offline, refused, and with the feedback
 * dialog. Address: `/chat-bot`.
 */
const meta = {
  title: 'Screens/Advice/Chat Bot',
  tags: ['nightly'],
  component: ChatBotPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/chat-bot', frame: 'signed-in' })],
  beforeEach: () => localStorage.removeItem(ownKey(storageKeys.conversation, meera.id)),
} satisfies Meta<typeof ChatBotPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const english = { language: 'en' };
const hindi = { language: 'hi' };
const played = (handlers: unknown[]) => ({ msw: { handlers } });

export const Beginning: Story = { tags: ['!nightly'] };

export const BeginningOnAPhoneInHindi: Story = {
  globals: { ...phone, ...hindi },
};

/** The labels of an answer are in its language and not in that of the page. */
export const HindiAnswerOnAnEnglishPage: Story = {
  globals: english,
  play: async (shown) => {
    await askAndRead(shown, 'गेहूं कब बोएं?');
    const heading = await shown.canvas.findByRole('heading', { name: 'यह कहां से है' });
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'hi');
  },
};

export const WithQuestionsOfTheSeason: Story = {
  globals: { ...english, ...phone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    const row = await canvas.findByRole('group', { name: 'Questions of the season' });
    await expect(row).toBeVisible();
  },
};

export const Answered: Story = {
  globals: english,
  play: async (shown) => {
    await askAndRead(shown);
    await expect(field(shown.canvas)).toHaveFocus();
    await shown.canvas.findByRole('heading', { name: 'Where this comes from' });
  },
};

export const AnsweredOnAPhone: Story = {
  ...Answered,
  globals: { ...english, ...phone },
};

export const AnsweredOnAPhoneInHindi: Story = {
  globals: { ...phone, ...hindi },
  play: (shown) => askAndRead(shown, 'गेहूं कब बोएं?'),
};

export const CommonPracticeInHindi: Story = {
  globals: { ...phone, ...hindi },
  play: async (shown) => {
    await askAndRead(shown, 'धान में खाद कितनी डालें?');
    await expect(shown.canvas.getByText('आम चलन')).toBeVisible();
  },
};

export const Conversation: Story = {
  globals: { ...english, ...phone },
  play: async (shown) => {
    await askAndRead(shown);
    await ask(shown, 'And for late sowing?');
    await answersRead(shown, 2);
  },
};

export const Cleared: Story = {
  globals: english,
  play: async (shown) => {
    const { canvas, userEvent } = shown;
    await askAndRead(shown);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

export const Thinking: Story = {
  globals: english,
  parameters: played(chatThinking()),
  play: async (shown) => {
    await ask(shown);
    await shown.canvas.findByRole('button', { name: 'Stop' });
  },
};

export const Streaming: Story = {
  globals: { ...english, ...phone },
  parameters: played(chatSlow()),
  play: async (shown) => {
    await ask(shown);
    await shown.canvas.findByText('KrishiBot is writing');
  },
};

export const Stopped: Story = {
  globals: english,
  parameters: played(chatSlow()),
  play: async (shown) => {
    const { canvas, userEvent } = shown;
    await ask(shown);
    await canvas.findByText('KrishiBot is writing');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await canvas.findByText('You have stopped this answer.', { selector: 'p' });
  },
};

export const Failed: Story = {
  globals: english,
  parameters: played(chatFailing()),
  play: async (shown) => {
    await ask(shown);
    await shown.canvas.findByText('An error occurred', { selector: 'p' });
  },
};

export const BrokenOff: Story = {
  globals: english,
  parameters: played(chatBroken()),
  play: async (shown) => {
    await ask(shown);
    await shown.canvas.findByText('The answer broke off here.', { selector: 'p' });
  },
};

export const TooOften: Story = {
  globals: english,
  parameters: played(chatTooOften()),
  play: async (shown) => {
    await ask(shown);
    await shown.canvas.findByText(/^You have asked very often/, { selector: 'p' });
  },
};

export const Offline: Story = {
  globals: { ...english, ...phone },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    // The browser's own is on the prototype.
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'When do I sow wheat?{enter}');
    await canvas.findByText(/^You are offline/);
    await expect(field(canvas)).toHaveValue('When do I sow wheat?');
  },
};

export const Unknown: Story = {
  globals: { ...english, ...phone },
  play: async (shown) => {
    await askAndRead(shown, 'How do I grow saffron on the moon?');
    await expect(shown.canvas.getByText('Not in our facts')).toBeVisible();
  },
};

export const Helpline: Story = {
  globals: { ...english, ...phone },
  play: async (shown) => {
    await askAndRead(shown, 'My brother drank pesticide');
    await expect(shown.canvas.getByRole('link', { name: 'Call 1800-116-117' })).toBeVisible();
  },
};

export const Refused: Story = {
  globals: english,
  play: (shown) => askAndRead(shown, 'Who won the cricket match?'),
};

export const ByAi: Story = {
  globals: english,
  parameters: played(chatByGemini()),
  play: (shown) => askAndRead(shown),
};

export const Fallback: Story = {
  globals: english,
  parameters: played(chatFallback()),
  play: (shown) => askAndRead(shown),
};

export const Blocked: Story = {
  globals: { ...english, ...phone },
  parameters: played(chatBlocked()),
  play: (shown) => askAndRead(shown),
};

export const FeedbackDialog: Story = {
  globals: { ...english, ...phone },
  play: async (shown) => {
    await askAndRead(shown);
    const name = 'This did not help';
    await shown.userEvent.click(shown.canvas.getByRole('button', { name }));
    await findDialog('What was wrong?');
  },
};

export const FormOnAPhone: Story = {
  globals: { ...english, ...phone },
  parameters: { app: { at: '/chat-bot?form=crops' } },
};

/** A question without an end, in a narrow window. */
export const LongWordsAt320: Story = {
  globals: { ...english, viewport: { value: 'narrow' } },
  parameters: {
    viewport: {
      options: { narrow: { name: 'Phone 320', styles: { width: '320px', height: '640px' } } },
    },
  },
  play: async (shown) => {
    const { canvas, userEvent, canvasElement } = shown;
    await userEvent.click(field(canvas));
    await userEvent.paste(`wheat${'x'.repeat(300)}`);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Copy' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
