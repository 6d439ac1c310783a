import type { Meta, StoryObj } from '@storybook/react-vite';
import { full } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { ownKey, storageKeys } from '../shared/storage-keys.ts';
import { answersRead, askAndRead, messagesIn } from '../testing/chat-story.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import { meera } from '../testing/users.ts';
import ChatBotPage from './chat-bot.page.tsx';

/**
 * What KrishiBot makes of a farmer's own words: facts that are near, a question back with answers to
 * choose from, small talk, weights, grades of fertiliser and the weather. Each in both languages.
 */
const meta = {
  title: 'Screens/Advice/Chat Bot/Answers',
  tags: ['nightly'],
  component: ChatBotPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/chat-bot', frame: 'signed-in' })],
  beforeEach: () => localStorage.removeItem(ownKey(storageKeys.conversation, meera.id)),
} satisfies Meta<typeof ChatBotPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked, and words that the answer must show. */
interface Told {
  asked: string;
  shows: string;
}

const told = {
  near: {
    en: { asked: 'XYZ insect in tomato', shows: 'Near to your question' },
    hi: { asked: 'टमाटर में XYZ कीट', shows: 'आपके सवाल से मिलती जानकारी' },
  },
  crops: {
    en: { asked: 'When to irrigate?', shows: 'Chickpea' },
    hi: { asked: 'सिंचाई कब करें?', shows: 'चना' },
  },
  topics: {
    en: { asked: 'wheat', shows: 'wheat: insects and other pests' },
    hi: { asked: 'गेहूं', shows: 'गेहूं: कीट' },
  },
  smallTalk: {
    en: { asked: 'hello', shows: 'I am KrishiBot' },
    hi: { asked: 'धन्यवाद', shows: 'आपका स्वागत है' },
  },
  units: {
    en: { asked: 'How many kg in a quintal', shows: 'One quintal is 100 kg' },
    hi: { asked: 'एक क्विंटल में कितने किलो', shows: '100 किलो होते हैं' },
  },
  grade: {
    en: { asked: 'What is 12:32:16?', shows: '32 percent phosphate' },
    hi: { asked: '12:32:16 kya hai', shows: '32 प्रतिशत फास्फेट' },
  },
  weather: {
    en: { asked: 'weather tomorrow in Ranchi', shows: 'Do not spray tomorrow' },
    hi: { asked: 'कल रांची का मौसम', shows: 'कल छिड़काव न करें' },
  },
} satisfies Record<string, Record<'en' | 'hi', Told>>;

type Check = (shown: Screen, told: Told) => Promise<void>;

/** Asks on a phone, looks for the words in the answer, and checks what else matters. */
function answer(name: keyof typeof told, language: 'en' | 'hi', check?: Check): Story {
  return {
    globals: { language, viewport: { value: 'phone' } },
    play: async (shown) => {
      const one = told[name][language];
      await askAndRead(shown, one.asked);
      await expect(messagesIn(shown.canvas).getByText(one.shows, { exact: false })).toBeVisible();
      await check?.(shown, one);
    },
  };
}

const choicesName = /^(Answers to choose from|इनमें से एक चुनें)$/;

/** The choices are large enough for a thumb, and stand in columns. */
const forThumbs: Check = async ({ canvas }) => {
  const buttons = canvas.getByRole('group', { name: choicesName }).querySelectorAll('button');
  const boxes = [...buttons].map((button) => button.getBoundingClientRect());
  await expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  await expect(new Set(boxes.map(({ left }) => left)).size).toBeGreaterThan(1);
};

/** A choice that is tapped is the next message, and the choices are gone. */
const sent: Check = async (shown, { shows }) => {
  const { canvas, userEvent } = shown;
  await userEvent.click(canvas.getByRole('button', { name: shows }));
  await answersRead(shown, 2);
  await expect(messagesIn(canvas).getByText(shows, { selector: 'p' })).toBeVisible();
  await expect(canvas.queryByRole('group', { name: choicesName })).toBeNull();
};

/** Nothing is named as a source, and nothing is left to ask others. */
const withoutSources: Check = async ({ canvas }) => {
  await expect(canvas.queryByText(/^(Where this comes from|यह कहां से है)$/)).toBeNull();
  await expect(canvas.queryByRole('link', { name: /^(Ask the forum|चर्चा में पूछें)$/ })).toBeNull();
};

export const Near: Story = { ...answer('near', 'en'), tags: ['!nightly'] };
export const NearInHindi: Story = answer('near', 'hi');
export const CropChoices: Story = answer('crops', 'en', forThumbs);
export const CropChoicesInHindi: Story = answer('crops', 'hi', forThumbs);
export const CropChosen: Story = { ...answer('crops', 'en', sent), tags: ['!nightly'] };
export const CropChosenInHindi: Story = answer('crops', 'hi', sent);
export const TopicChoices: Story = answer('topics', 'en', forThumbs);
export const TopicChoicesInHindi: Story = answer('topics', 'hi', forThumbs);
export const TopicChosen: Story = answer('topics', 'en', sent);
export const TopicChosenInHindi: Story = answer('topics', 'hi', sent);
export const SmallTalk: Story = answer('smallTalk', 'en', withoutSources);
export const SmallTalkInHindi: Story = answer('smallTalk', 'hi', withoutSources);
export const Units: Story = answer('units', 'en');
export const UnitsInHindi: Story = answer('units', 'hi');
export const Grade: Story = answer('grade', 'en');
export const GradeInHindi: Story = answer('grade', 'hi');
export const Weather: Story = answer('weather', 'en');
export const WeatherInHindi: Story = answer('weather', 'hi');
