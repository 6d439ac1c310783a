import { act, screen, within } from '@testing-library/react';
import { news } from '@upaj/content/news/news';
import { headlineOf } from '@upaj/content/news/news-item';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const open = (address: string, language: 'en' | 'hi' = 'en') =>
  renderRoute(address, { session: buyer, language });
const article = (title: string | RegExp) => {
  const found = screen.getByRole('heading', { name: title }).closest('article');
  if (!found) throw new Error(`there is no article ${title}`);
  return within(found);
};
const grain = '3,539.59 lakh tonnes of food grain: the highest estimate yet';
const amul = "Assam cabinet approves land for AMUL's dairy plant";

test('all 28 articles of May 2025 are there, each with a way out that leaves this tab alone', {
  tags: ['PRODUCT-21', 'ROUTE-25', 'NEWS-1', 'NEWS-2', 'NEWS-3', 'NEWS-4'],
}, async () => {
  await open('/latest-news');
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(news.length);
  expect(articles).toHaveLength(28);
  for (const [place, item] of news.entries()) {
    const one = articles[place] ?? document.body;
    expect(within(one).getByRole('heading')).toHaveTextContent(headlineOf(item, 'en').text);
    expect(within(one).getByText(item.desc.en)).toBeVisible();
    const out = within(one).getByRole('link', { name: /opens in a new tab/ });
    expect(out).toHaveAttribute('target', '_blank');
    expect(out).toHaveAttribute('href', item.link);
    expect(one.textContent).toMatch(/05\/2025/);
  }
});

test('the known part of its time is shown: the hour, the day, or the month alone', {
  tags: ['NEWS-5'],
}, async () => {
  await open('/latest-news');
  expect(article(amul).getByText('16/05/2025, 20:47')).toBeVisible();
  expect(article(grain).getByText('29/05/2025')).toBeVisible();
  expect(
    article(/^Monsoon expected in Kerala/).getByText('05/2025 (the day is not known)'),
  ).toBeVisible();
});

test('a Hindi reader gets our headlines in Hindi and a printed one in its own language', async () => {
  await open('/latest-news', 'hi');
  const ours = '3,539.59 लाख टन खाद्यान्न: अब तक का सबसे बड़ा अनुमान';
  expect(screen.getByRole('heading', { name: ours })).toHaveAttribute('lang', 'hi');
  expect(article(ours).getByText('शीर्षक हमारे शब्दों में')).toBeVisible();
  expect(article(ours).getByText(/तीसरे अग्रिम अनुमान/)).toBeVisible();
  expect(screen.getByRole('heading', { name: amul })).toHaveAttribute('lang', 'en');
  expect(article(amul).queryByText('शीर्षक हमारे शब्दों में')).toBeNull();
});

test('each article shows the illustration of its topic', { tags: ['NEWS-6'] }, async () => {
  await open('/latest-news');
  const picture = (title: string) =>
    screen.getByRole('heading', { name: title }).closest('article')?.querySelector('img');
  expect(picture(amul)).toHaveAttribute('src', expect.stringContaining('glass-of-milk'));
  expect(picture(grain)).toHaveAttribute('src', expect.stringContaining('sheaf-of-rice'));
});

test('a headline opens its article and passes it on as the specification says', {
  tags: ['NEWS-7'],
}, async () => {
  const { user } = await open('/latest-news');
  await user.click(screen.getByRole('link', { name: grain }));
  expect(location.pathname).toBe('/latest-news/food-grain-output-record');
  expect(Object.keys(history.state.usr).sort()).toEqual([
    'date',
    'description',
    'imageUrl',
    'title',
  ]);
  await screen.findByRole('heading', { level: 1, name: grain });
});

test('a shared link opens its article by the id alone', {
  tags: ['ROUTE-26', 'NEWS-8'],
}, async () => {
  await open('/latest-news/food-grain-output-record');
  expect(await screen.findByRole('heading', { level: 1, name: grain })).toBeVisible();
  expect(screen.getByRole('link', { name: /East Coast Daily/ })).toBeVisible();
});

test('an unknown id without a state leads back to the list', { tags: ['NEWS-8'] }, async () => {
  await open('/latest-news/nothing-of-the-kind');
  await screen.findByRole('heading', { level: 1, name: 'Latest News' });
  expect(location.pathname).toBe('/latest-news');
});

test('an unknown id with an article in its state shows that, but not half of one', {
  tags: ['NEWS-7'],
}, async () => {
  const usr = {
    title: 'Rain',
    date: '01/05/2025',
    description: 'It rained.',
    imageUrl: '/rain.svg',
  };
  const { user } = await open('/latest-news');
  const goTo = (state: object) =>
    act(() => {
      history.pushState({ usr: state, key: 'k', idx: 1 }, '', '/latest-news/rain');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  await goTo(usr);
  await screen.findByRole('heading', { level: 1, name: 'Rain' });
  expect(screen.getByText('It rained.')).toBeVisible();
  expect(screen.getByText('01/05/2025')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('presentation')).toHaveAttribute(
    'src',
    '/rain.svg',
  );
  await user.click(screen.getByRole('link', { name: 'Back to Latest News' }));
  await goTo({ ...usr, title: 5 });
  await screen.findByRole('heading', { level: 1, name: 'Latest News' });
});

test('a search finds news under the names that farmers use, and says when there is none', async () => {
  const { user } = await open('/latest-news');
  const box = screen.getByRole('searchbox', { name: 'Search the news' });
  await user.type(box, 'seb');
  await screen.findByText('2 articles found');
  await user.clear(box);
  await user.type(box, 'spaceship');
  await screen.findByText('No news was found for “spaceship”.');
  await user.clear(box);
  expect(screen.getAllByRole('article')).toHaveLength(news.length);
});
