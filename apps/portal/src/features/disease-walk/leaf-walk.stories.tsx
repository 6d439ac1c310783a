import type { Meta, StoryObj } from '@storybook/react-vite';
import { findSign } from '@upaj/content/diseases/walk/signs';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import LeafWalk from './leaf-walk.tsx';

/**
 * The guided walk from what is seen on a plant to a disease, without pictures. Shown at the
 * part, at the signs, ranked, answered, with nothing that fits, and comparing two diseases.
 */
const meta = {
  title: 'Screens/Leaf Doctor/Disease Prediction/Walk',
  component: LeafWalk,
  args: { cropId: 'tomato', onResult: fn() },
  globals: { language: 'en' },
  decorators: [inApp()],
} satisfies Meta<typeof LeafWalk>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const words = {
  en: { leaf: /^Leaf/, show: 'Show what it may be', none: 'None of these parts' },
  hi: { leaf: /^पत्ती/, show: 'देखें क्या हो सकता है', none: 'इनमें से कोई हिस्सा नहीं' },
} as const;
type Language = keyof typeof words;

const phone = { viewport: { value: 'phone' } };

const toSigns =
  (language: Language = 'en'): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words[language].leaf }));
    const name = findSign('leaf-ring-spots')?.name[language] ?? '';
    await userEvent.click(canvas.getByRole('checkbox', { name }));
  };

const toRanking =
  (language: Language = 'en'): Play =>
  async (context) => {
    await toSigns(language)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: words[language].show }));
    await expect(context.canvas.getAllByRole('heading', { level: 3 })[0]).toBeVisible();
  };

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Leaf/ })).toBeVisible();
  },
};

export const Signs: Story = { play: toSigns() };

export const Ranking: Story = { play: toRanking() };

export const Answered: Story = {
  play: async (context) => {
    await toRanking()(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Yes' }));
    await expect(context.canvas.getAllByText('Likely')[0]).toBeVisible();
  },
};

export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.en.none }));
    await expect(canvas.getByRole('link', { name: /1800-180-1551/ })).toBeVisible();
  },
};

export const ComparesTwo: Story = {
  args: { compare: ['tomato-early-blight', 'tomato-late-blight'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cannot tell' })).toBeVisible();
  },
};

export const CropWithoutFacts: Story = { args: { cropId: 'unheard-of' } };

export const PartOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  args: { cropId: 'rice' },
  globals: { ...phone, language: 'hi' },
};

export const SignsOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { ...phone, language: 'hi' },
  play: toSigns('hi'),
};

export const RankingOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { ...phone, language: 'hi' },
  play: toRanking('hi'),
};
