import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ownKey, storageKeys } from '../shared/storage-keys.ts';
import {
  answerId,
  answering,
  commonSource,
  openAnswer,
  piece,
  wheatSource,
} from '../testing/chat-answers.ts';
import { ask, askAndRead, messages, openChat, replyWith } from '../testing/chat-screen.tsx';
import { meera } from '../testing/users.ts';

async function shown(scripted: Parameters<typeof replyWith>[0]) {
  replyWith(scripted);
  const { user } = await openChat();
  return { user, answer: await askAndRead(user) };
}

describe('what the answer is', () => {
  it('its sources are named with link, certainty and region', async () => {
    const { answer } = await shown({
      text: 'Sow early.',
      sources: [wheatSource, wheatSource, commonSource],
    });
    const links = answer.getAllByRole('link', { name: wheatSource.title });
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(links[0]).toHaveAttribute('href', wheatSource.url);
    expect(answer.getByText('Read in a public source · for Punjab, Haryana')).toBeVisible();
    expect(answer.getByText('General knowledge, please confirm · for all of India')).toBeVisible();
  });

  it('not in our facts: the Kisan Call Centre can be called', async () => {
    const { answer } = await shown({ text: 'I do not know.', end: { outcome: 'unknown' } });
    expect(answer.getByText('Not in our facts')).toBeVisible();
    const link = answer.getByRole('link', { name: 'Kisan Call Centre, 1800-180-1551' });
    expect(link).toHaveAttribute('href', 'tel:18001801551');
  });

  it('a helpline can be called, and is not handed to the forum', async () => {
    const { answer } = await shown({
      text: 'Call Tele-MANAS, 14416, at once.',
      end: { outcome: 'helpline' },
    });
    const calls = answer.getAllByRole('link', { name: /^Call/ });
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:14416']);
    expect(answer.queryByRole('link', { name: 'Ask the forum' })).toBeNull();
  });

  it.each([
    [{ outcome: 'refused' as const }, 'Not answered'],
    [{ outcome: 'asked back' as const }, 'KrishiBot asks back'],
    [{ outcome: 'blocked' as const, by: 'gemini' as const }, /^The AI service does not answer/],
    [{ isFallback: true }, 'The AI did not answer, so these are our own facts.'],
    [{ by: 'gemini' as const }, 'Written by AI, please check.'],
  ])('%j is said', { tags: ['ERROR-47'] }, async (ending, said) => {
    const { answer } = await shown({ text: 'Text.', end: ending });
    expect(answer.getByText(said)).toBeVisible();
  });

  it('near to the question: a mark stands at its head, is told and read aloud first', async () => {
    const spoken: SpeechSynthesisUtterance[] = [];
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    vi.stubGlobal('speechSynthesis', {
      speak: (one: SpeechSynthesisUtterance) => spoken.push(one),
      cancel: () => {},
    });
    const { user, answer } = await shown({
      text: 'Sow early.',
      sources: [wheatSource],
      end: { outcome: 'near' },
    });
    const mark = answer.getByText('Near to your question');
    expect(mark).toBeVisible();
    const text = answer.getByText('Sow early.');
    expect(mark.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(answer.getByRole('link', { name: wheatSource.title })).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('Sow early. Near to your question');
    await user.click(answer.getByRole('button', { name: 'Read aloud' }));
    expect(spoken.map((one) => one.text)).toEqual(['Near to your question.', 'Sow early.']);
  });

  it('the mark is in the language of the answer', async () => {
    const { answer } = await shown({ text: 'जल्दी बोएं।', end: { outcome: 'near' } });
    expect(await answer.findByText('आपके सवाल से मिलती जानकारी')).toHaveAttribute('lang', 'hi');
  });

  it('small talk can be rated, and is not handed to the forum', async () => {
    const { answer } = await shown({ text: 'You are welcome.', end: { outcome: 'small talk' } });
    expect(answer.getByRole('button', { name: 'This helped' })).toBeEnabled();
    expect(answer.queryByRole('heading', { name: 'Where this comes from' })).toBeNull();
    expect(answer.queryByRole('link', { name: 'Ask the forum' })).toBeNull();
  });

  it('a follow-up is asked by a press', async () => {
    const { user } = await shown({ text: 'Sow early.', end: { followUps: ['And late?'] } });
    await user.click(screen.getByRole('button', { name: 'And late?' }));
    await waitFor(() => expect(messages()).toHaveLength(4));
    expect(messages()[2]).toHaveTextContent('And late?');
  });

  it('it is shared on WhatsApp with the address that asks the same', async () => {
    const { answer } = await shown({ text: 'Sow early.' });
    const link = answer.getByRole('link', { name: 'Share on WhatsApp' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('Sow early.');
    expect(text).toContain('/chat-bot?ask=When+do+I+sow+wheat%3F');
  });
});

describe('answers to choose from', () => {
  const whichCrop: Parameters<typeof replyWith>[0] = {
    text: 'Which crop is it?',
    end: { outcome: 'asked back', choices: ['Wheat', 'Potato'] },
  };
  const choices = () => screen.queryByRole('group', { name: 'Answers to choose from' });

  it('are sent by a press, with the question before them, and are gone then', async () => {
    const { user } = await shown(whichCrop);
    const line = openAnswer();
    server.use(line.handler);
    await user.click(screen.getByRole('button', { name: 'Wheat' }));
    await waitFor(() => expect(line.questions).toHaveLength(1));
    expect(line.questions[0]).toMatchObject({
      message: 'Wheat',
      history: [
        { role: 'user', text: 'When do I sow wheat?' },
        { role: 'model', text: 'Which crop is it?' },
      ],
    });
    expect(messages()[2]).toHaveTextContent('Wheat');
    expect(choices()).toBeNull();
  });

  it('survive a reload', async () => {
    replyWith(whichCrop);
    const first = await openChat();
    await askAndRead(first.user);
    first.unmount();
    await openChat();
    expect(await screen.findByRole('button', { name: 'Wheat' })).toBeEnabled();
  });

  it('wait while another answer is on its way', async () => {
    server.use(answering([piece('Sow in')]));
    const { user } = await openChat();
    await ask(user);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    replyWith(whichCrop);
    await ask(user, 'When to irrigate?');
    const choice = await screen.findByRole('button', { name: 'Wheat' });
    const line = openAnswer();
    server.use(line.handler);
    await user.click(retry);
    await waitFor(() => expect(choice).toBeDisabled());
  });
});

describe('a thumb', () => {
  const opinion = () => db.chatFeedback.get(`${meera.id} ${answerId}`);
  const sources = [wheatSource, wheatSource, commonSource];

  it('up is sent once, with question, answer and facts', async () => {
    const { user, answer } = await shown({ text: 'Sow early.', sources });
    await user.click(answer.getByRole('button', { name: 'This helped' }));
    await screen.findByText('Thank you. You can still change it.');
    expect(answer.getByRole('button', { name: 'This helped', pressed: true })).toBeVisible();
    expect(opinion()).toMatchObject({
      isHelpful: true,
      question: 'When do I sow wheat?',
      answer: 'Sow early.',
      factIds: ['wheat-sowing-1', 'wheat-weeds-5'],
    });
    db.chatFeedback.clear();
    await user.click(answer.getByRole('button', { name: 'This helped' }));
    expect(opinion()).toBeUndefined();
  });

  it('down asks why, and what was sent can be changed', async () => {
    const { user, answer } = await shown({ text: 'Sow early.' });
    await user.click(answer.getByRole('button', { name: 'This helped' }));
    await user.click(answer.getByRole('button', { name: 'This did not help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What was wrong?' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Please choose a reason')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'It is about another crop' }));
    await user.type(dialog.getByRole('textbox'), 'Mine is barley');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opinion()).toMatchObject({
      isHelpful: false,
      reason: 'not my crop',
      comment: 'Mine is barley',
    });
    await user.click(answer.getByRole('button', { name: 'This did not help', pressed: true }));
    expect(await screen.findByRole('radio', { name: 'It is about another crop' })).toBeChecked();
  });

  it('that does not arrive says so and is not kept', async () => {
    const { user, answer } = await shown({ text: 'Sow early.' });
    server.use(handle(contract.rateAnswer, () => HttpResponse.error()));
    await user.click(answer.getByRole('button', { name: 'This helped' }));
    await screen.findByText(/^This did not arrive: The server cannot be reached/);
    expect(answer.getByRole('button', { name: 'This helped', pressed: false })).toBeEnabled();
  });
});

describe('Ask the forum', () => {
  const draftKey = ownKey(storageKeys.threadDraft, meera.id);

  it('opens the form of a new discussion with the question as its title', async () => {
    const { user, answer } = await shown({ text: 'I do not know.', end: { outcome: 'unknown' } });
    await user.click(answer.getByRole('link', { name: 'Ask the forum' }));
    expect(location.pathname).toBe('/discussions/new-thread');
    await screen.findByDisplayValue('When do I sow wheat?');
  });

  it('loses nothing of the text of an earlier draft', async () => {
    localStorage.setItem(draftKey, JSON.stringify({ title: 'Old', content: 'What I had typed' }));
    const { user, answer } = await shown({ text: 'Sow early.' });
    await user.click(answer.getByRole('link', { name: 'Ask the forum' }));
    await screen.findByDisplayValue('When do I sow wheat?');
    expect(screen.getByDisplayValue('What I had typed')).toBeVisible();
  });

  it('puts a question that is too long for a title into the text too', async () => {
    replyWith({ text: 'Sow early.' });
    const { user } = await openChat();
    const long = 'Why do the leaves of my wheat turn yellow? '.repeat(5).trim();
    const answer = await askAndRead(user, long);
    await user.click(answer.getByRole('link', { name: 'Ask the forum' }));
    await screen.findByDisplayValue(long);
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    expect(title.value).toMatch(/^Why do the leaves.*…$/);
    expect(title.value.length).toBeLessThanOrEqual(150);
  });
});

it('questions of the season can be asked by a press', async () => {
  replyWith({ text: 'Sow early.' });
  const { user } = await openChat();
  await user.hover(document.body);
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  const row = await screen.findByRole('group', { name: 'Questions of the season' });
  const [question] = within(row).getAllByRole('button');
  if (!question) throw new Error('no question is suggested');
  const text = question.textContent;
  await user.click(question);
  await screen.findByRole('list', { name: 'Questions and answers' });
  expect(messages()[0]).toHaveTextContent(text);
});
