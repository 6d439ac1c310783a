import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import EducationalPage from './educational.page.tsx';

/**
 * The five topics of videos, and a search through all of them. Shown whole, in another language
 * of content, with results, and with nothing found. Address: `/educational`.
 */
const meta = {
  title: 'Screens/Learning/Educational',
  tags: ['nightly'],
  component: EducationalPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/educational', frame: 'signed-in' })],
} satisfies Meta<typeof EducationalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pesticides' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The cards stay English until Hindi is chosen on the screen itself. */
export const InHindi: Story = {
  globals: { language: 'hi' },
  parameters: { app: { at: '/educational?language=hi' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'कीटनाशक' })).toBeVisible();
  },
};

export const OnAPhoneInHindi: Story = {
  ...InHindi,
  globals: { language: 'hi', viewport: { value: 'phone' } },
};

export const AnotherLanguage: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Language'), 'hi');
    await canvas.findByRole('heading', { name: 'खरपतवार' });
  },
};

export const Found: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'drip');
    await canvas.findByText(/videos? found/);
  },
};

export const NothingFound: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'spaceship');
    await canvas.findByText(/No video was found/);
  },
};
