import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import NewsDetailPage from './news-detail.page.tsx';

/**
 * One article, with its publisher and its day. Shown with and without the hour. Address:
 * `/latest-news/:id`.
 */
const meta = {
  title: 'Screens/Learning/News Detail',
  tags: ['nightly'],
  component: NewsDetailPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    inApp({
      at: paths.newsDetail.href('food-grain-output-record'),
      path: paths.newsDetail.path,
      frame: 'signed-in',
    }),
  ],
} satisfies Meta<typeof NewsDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: '3,539.59 lakh tonnes of food grain: the highest estimate yet',
    });
  },
};

/** The hour is shown where it is known. */
export const WithTheHour: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: paths.newsDetail.href('interest-subvention-continued') } },
  play: async ({ canvas }) => {
    await canvas.findByText('28/05/2025, 16:05');
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};
