import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { toCrop } from '@upaj/mocks/crop-view';
import { db } from '@upaj/mocks/db';
import { failing, full, reviewsNotSent, waiting } from '@upaj/mocks/scenarios';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { inApp } from '../../../testing/story-app.tsx';
import type { Screen } from '../../../testing/story-screen.ts';
import { seller } from '../../../testing/users.ts';
import { ReviewList } from './review-list.tsx';

/** The mocks are reset for each story, so the listing is taken when it is drawn. */
function ReviewsOf({ name }: { name: string }) {
  const record = [...db.crops.values()].find((crop) => crop.name === name);
  return record && <ReviewList crop={toCrop(record)} />;
}

const inMandi: Decorator = (Story, context) =>
  inApp({ at: paths.mandi.href(), ...context.parameters.app })(Story, context);

/**
 * What buyers say about a listing, the newest first; its seller answers here. Shown with few and
 * many reviews, while answering, offline, loading and failed.
 */
const meta = {
  title: 'Screens/Market/Crop/Reviews',
  component: ReviewsOf,
  args: { name: 'Green Peas' },
  parameters: { msw: { handlers: full() } },
  decorators: [inMandi],
} satisfies Meta<typeof ReviewsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const asSeller = { app: { session: seller } };

export const Full: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Meera Devi'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Deleted user')[0]).toBeVisible();
  },
};

/** The rest comes when it is asked for. */
export const Many: Story = {
  globals: { language: 'en' },
  args: { name: 'Cow Milk Fresh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await canvas.findByText('16 reviews shown');
  },
};

export const InHindi: Story = { tags: ['nightly'], globals: { language: 'hi', ...phone } };

async function answer({ canvas, userEvent }: Screen) {
  const [first] = await canvas.findAllByRole('listitem');
  const review = within(first ?? document.body);
  await userEvent.click(review.getByRole('button', { name: 'Answer Meera Devi' }));
  await userEvent.type(review.getByLabelText(/^Your answer/), 'Thank you');
  await userEvent.click(review.getByRole('button', { name: 'Send the answer' }));
  return review;
}

/** The seller answers below the review, once. */
export const Answering: Story = {
  globals: { language: 'en', ...phone },
  parameters: asSeller,
  play: async (story) => {
    const review = await answer(story);
    await review.findByText('Thank you');
    await screen.findByText('Your answer stands under the review.');
  },
};

/** What was typed stays. */
export const AnsweringOffline: Story = {
  globals: { language: 'en' },
  parameters: { ...asSeller, msw: { handlers: reviewsNotSent() } },
  play: async (story) => {
    const review = await answer(story);
    await review.findByText('The server cannot be reached just now. Please try again.');
    await expect(review.getByLabelText(/^Your answer/)).toHaveValue('Thank you');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('reviews') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('reviews') } },
  play: async ({ canvas }) => {
    await canvas.findByText('The reviews could not be loaded.');
  },
};
