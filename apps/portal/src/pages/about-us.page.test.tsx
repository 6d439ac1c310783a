import { screen, within } from '@testing-library/react';
import { intro, testimonials } from '@upaj/content/about/about';
import { expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';

it('the page shows what Upaj is for, who makes it, and what is only a sample', async () => {
  await renderRoute('/about-us');
  expect(screen.getByText(intro.en)).toBeVisible();
  const features = screen.getByRole('region', { name: 'Key features' });
  const names = within(features).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Real-time Market Data',
    'Educational Content',
    'Discussion Forum',
  ]);
  const creators = screen.getByRole('region', { name: 'About the Creators' });
  expect(within(creators).getAllByRole('listitem')).toHaveLength(5);
  expect(within(creators).getAllByText('No public profile yet')).toHaveLength(5);
});

it.each([
  ['en', 'What people might say', 'Sample'],
  ['hi', 'लोग क्या कह सकते हैं', 'नमूना'],
] as const)(
  'both testimonials name their role, each marked as a sample (%s)',
  async (language, title, sample) => {
    await renderRoute('/about-us', { language });
    const told = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    const words = told.map((one) =>
      [...(one.firstElementChild?.children ?? [])].map((part) => part.textContent),
    );
    expect(words).toEqual(
      testimonials.map(({ text, by }) => [sample, text[language], by[language]]),
    );
    expect(words).toHaveLength(2);
  },
);

it('the demo plays only after a press', async () => {
  const { container, user } = await renderRoute('/about-us');
  expect(container.innerHTML).not.toMatch(/src="[^"]*youtube/);
  await user.click(screen.getByRole('link', { name: /^Play the video/ }));
  expect(screen.getByTitle('A demo of the platform')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com'),
  );
});
