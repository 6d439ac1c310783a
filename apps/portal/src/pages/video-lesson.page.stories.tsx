import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { loadVideos } from '@upaj/content/education/topics';
import { expect } from 'storybook/test';
import { VideosContext } from '../features/education/videos-source.ts';
import { inApp } from '../testing/story-app.tsx';
import VideoLessonPage from './video-lesson.page.tsx';

/**
 * The videos of one topic; nothing of the video site is loaded before play is pressed. Shown for
 * each topic, with a watched video, loading and failed. Address: `/educational/:topic`.
 */
const meta = {
  title: 'Screens/Learning/Video Lesson',
  tags: ['nightly'],
  component: VideoLessonPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/educational/fertilizers', frame: 'signed-in' })],
} satisfies Meta<typeof VideoLessonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const fromSource =
  (load: typeof loadVideos): Decorator =>
  (Story) => (
    <VideosContext value={load}>
      <Story />
    </VideosContext>
  );

const atTopic = (topic: string, language = 'en') => ({
  app: { at: `/educational/${topic}?language=${language}` },
});

/** Nothing of the video site is loaded before a press on play. */
export const Fertilizers: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Learn the Basics of Fertilizer' });
    await expect(document.querySelector('iframe')).toBeNull();
  },
};

export const Pesticides: Story = { parameters: atTopic('insecticides') };

export const Irrigation: Story = { parameters: atTopic('irrigation') };

export const Sowing: Story = { parameters: atTopic('sowing') };

export const Weeds: Story = { parameters: atTopic('weeds') };

export const InHindi: Story = {
  globals: { language: 'hi' },
  parameters: atTopic('fertilizers', 'hi'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'सुझाए गए वीडियो' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  parameters: atTopic('weeds', 'hi'),
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The video that is in both lists names its spoken language. */
export const SpokenInHindi: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/educational/fertilizers?video=5' } },
  play: async ({ canvas }) => {
    await canvas.findByText('This video is spoken in Hindi.');
  },
};

export const WholeDescription: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read More' }));
    await expect(canvas.getByRole('button', { name: 'Read Less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** What was played in this browser is marked. */
export const Watched: Story = {
  globals: { language: 'en' },
  beforeEach: () => {
    localStorage.setItem('watchedVideos', '["fertilizers-en-2"]');
    return () => localStorage.removeItem('watchedVideos');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Watched');
  },
};

export const Loading: Story = { decorators: [fromSource(() => new Promise(() => {}))] };

export const Failed: Story = {
  globals: { language: 'en' },
  decorators: [fromSource(() => Promise.reject(new Error('no network')))],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
