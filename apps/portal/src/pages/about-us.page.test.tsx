import { screen, within } from '@testing-library/react';
import { intro, testimonials } from '@upaj/content/about/about';
import { creators } from '@upaj/content/about/creators';
import { expect, it, onTestFinished } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';

it('the page shows what Upaj is for, who makes it, and what is only a sample', {
  tags: ['PRODUCT-28', 'ABOUT-1', 'ABOUT-3', 'ABOUT-4', 'ABOUT-5', 'ABOUT-7', 'ABOUT-8'],
}, async () => {
  await renderRoute('/about-us');
  expect(screen.getByText(intro.en)).toBeVisible();
  const features = screen.getByRole('region', { name: 'Key features' });
  const names = within(features).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Real-time Market Data',
    'Educational Content',
    'Discussion Forum',
  ]);
  const makers = screen.getByRole('region', { name: 'About the Creators' });
  expect(within(makers).getAllByRole('listitem')).toHaveLength(5);
  expect(within(makers).getAllByText('No public profile yet')).toHaveLength(5);
});

it('a creator links to a professional and a code profile once both are given', {
  tags: ['ABOUT-8'],
}, async () => {
  const [creator] = creators;
  if (!creator) throw new Error('there is no creator');
  onTestFinished(() => {
    Object.assign(creator, { professionalProfile: undefined, codeProfile: undefined });
  });
  creator.professionalProfile = 'https://work.example/asha';
  creator.codeProfile = 'https://code.example/asha';
  await renderRoute('/about-us');
  const list = within(screen.getByRole('region', { name: 'About the Creators' }));
  const [first, ...others] = list.getAllByRole('listitem');
  if (!first) throw new Error('no creator is shown');
  const links = within(first).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Professional profile', 'https://work.example/asha'],
    ['Code profile', 'https://code.example/asha'],
  ]);
  expect(within(first).queryByText('No public profile yet')).toBeNull();
  for (const one of others) expect(within(one).queryByRole('link')).toBeNull();
});

it.each([
  ['en', 'What people might say', 'Sample'],
  ['hi', 'लोग क्या कह सकते हैं', 'नमूना'],
] as const)(
  'both testimonials name their role, each marked as a sample (%s)',
  { tags: ['ABOUT-6'] },
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

it('the demo plays only after a press', { tags: ['ABOUT-2'] }, async () => {
  const { container, user } = await renderRoute('/about-us');
  expect(container.innerHTML).not.toMatch(/src="[^"]*youtube/);
  await user.click(screen.getByRole('link', { name: /^Play the video/ }));
  expect(screen.getByTitle('A demo of the platform')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com'),
  );
});
