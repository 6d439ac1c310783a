import { act, screen, within } from '@testing-library/react';
import { loadVideos } from '@upaj/content/education/topics';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const open = (address: string) => renderRoute(address, { session: buyer });
const videos = await loadVideos('fertilizers');
const english = videos.filter(({ language }) => language === 'en');
const suggestions = async () =>
  within(await screen.findByRole('region', { name: 'Suggested Videos' })).getAllByRole('button');
const frame = () => document.querySelector('iframe');

test.each([
  ['fertilizers', 'Fertilizers', 'Learn the Basics of Fertilizer'],
  [
    'insecticides',
    'Pesticides',
    'Eazy And Powerful Homemade Pesticide For Mealybugs, Aphids, Ants ~ 100% Organic And Safe',
  ],
  [
    'irrigation',
    'Irrigation',
    'Different Types of irrigation systems in Agriculture | Drip, Gun Sprinkler, Center pivot irrigation',
  ],
  ['sowing', 'Sowing', 'The Complete Guide To Sowing Seeds'],
  [
    'weeds',
    'Weeds',
    'Remove weeds using these effective methods | Gardening 101 | Gardening Australia',
  ],
])(
  '%s has five videos to choose from, and shows the first',
  { tags: ['ROUTE-20', 'ROUTE-21', 'ROUTE-22', 'ROUTE-23', 'ROUTE-24', 'VIDEOS-8'] },
  async (topic, title, film) => {
    await open(`/educational/${topic}`);
    expect(await suggestions()).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { name: film })).toBeVisible();
  },
);

test('a topic that there is not is no page', async () => {
  await open('/educational/tractors');
  await screen.findByRole('heading', { name: 'Page not found' });
});

test('the first English video is shown with its views, date and written steps', {
  tags: ['STATE-40', 'VIDEOS-3', 'VIDEOS-4', 'VIDEOS-5', 'ENTITY-19'],
}, async () => {
  await open('/educational/fertilizers');
  await screen.findByRole('heading', { name: 'Learn the Basics of Fertilizer' });
  expect(
    screen.getByText(
      '5,22,000 views · uploaded 25/04/2019 · Milorganite Fertilizer · 5:36 minutes',
    ),
  ).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Step by step' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(english[0]?.steps.length ?? 0);
});

test('nothing of another host is loaded before the click, and the video by its v after it', {
  tags: ['ENTITY-20'],
}, async () => {
  const { user } = await open('/educational/fertilizers');
  const play = await screen.findByRole('link', { name: /Learn the Basics of Fertilizer/ });
  expect(frame()).toBeNull();
  const sources = [...document.querySelectorAll('[src]')].map((part) => part.getAttribute('src'));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((src) => /^https?:|^\/\//.test(src ?? ''))).toEqual([]);
  await user.click(play);
  const { hostname, pathname } = new URL(frame()?.src ?? '');
  expect(hostname).toBe('www.youtube-nocookie.com');
  expect(pathname).toBe('/embed/WCD6iOQuetw');
});

test('a description is cut to 100 characters until the rest is requested', {
  tags: ['STATE-41', 'VIDEOS-6', 'VIDEOS-7', 'LIMIT-33'],
}, async () => {
  const { user } = await open('/educational/fertilizers');
  const whole = english[0]?.description ?? '';
  const short = `${whole.slice(0, 100).trimEnd()}…`;
  expect(await screen.findByText(short)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText(whole)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read Less' }));
  expect(screen.getByText(short)).toBeVisible();
});

test('a suggestion shows its picture, channel and views', {
  tags: ['VIDEOS-9', 'VIDEOS-11', 'ENTITY-18'],
}, async () => {
  await open('/educational/fertilizers');
  const [first] = await suggestions();
  if (!first) throw new Error('nothing is suggested');
  expect(within(first).getByRole('presentation')).toHaveAttribute('src');
  expect(within(first).getByText('Milorganite Fertilizer')).toBeVisible();
  expect(within(first).getByText('5,22,000 views')).toBeVisible();
});

test('suggested titles are cut to 30 characters', { tags: ['VIDEOS-10', 'LIMIT-34'] }, async () => {
  await open('/educational/fertilizers');
  const titles = (await suggestions()).map((one) => one.querySelector('b')?.textContent ?? '');
  expect(titles[2]).toBe('How to Apply Urea Fertilizer');
  expect(titles[3]).toBe('What is Fertilizer || Define f…');
});

test('a click on a suggestion plays it, names it in the address and marks it as watched', {
  tags: ['STATE-40', 'VIDEOS-12'],
}, async () => {
  const { user } = await open('/educational/fertilizers?language=en');
  const [, , third] = await suggestions();
  if (!third) throw new Error('there is no third video');
  await user.click(third);
  expect(location.search).toBe('?language=en&video=3');
  expect(frame()?.src).toContain('/embed/0mSy2BY7lts');
  expect(screen.getByRole('heading', { name: 'How to Apply Urea Fertilizer' })).toBeVisible();
  expect(within(third).getByText('Watched')).toBeVisible();
  expect(localStorage.getItem('watchedVideos')).toBe('["fertilizers-en-3"]');
});

test('going back shows the previous video, and plays nothing', async () => {
  const { user } = await open('/educational/fertilizers?language=en');
  const [, second] = await suggestions();
  if (!second) throw new Error('there is no second video');
  await user.click(second);
  history.back();
  await screen.findByRole('heading', { name: 'Learn the Basics of Fertilizer' });
  expect(frame()).toBeNull();
});

test('another language begins with the first video of its list', {
  tags: ['STATE-39', 'PRODUCT-20', 'VIDEOS-1', 'VIDEOS-2'],
}, async () => {
  const { user } = await open('/educational/fertilizers?language=en&video=4');
  await user.selectOptions(await screen.findByLabelText('Language'), 'hi');
  const [first] = videos.filter(({ language }) => language === 'hi');
  await screen.findByRole('heading', { name: first?.title });
  expect(location.search).toBe('?language=hi');
});

test('the language of the navigation state counts where the address names none', {
  tags: ['STATE-39'],
}, async () => {
  await open('/educational/irrigation');
  expect(await screen.findByLabelText('Language')).toHaveValue('en');
  act(() => {
    history.pushState({ usr: { language: 'hi' }, key: 'k', idx: 1 }, '', '/educational/irrigation');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  expect(screen.getByLabelText('Language')).toHaveValue('hi');
});

test('an invalid address shows the first video', async () => {
  await open('/educational/fertilizers?language=xx&video=99');
  await screen.findByRole('heading', { name: 'Learn the Basics of Fertilizer' });
});

test('the English video that is spoken in Hindi says so', async () => {
  await open('/educational/fertilizers?video=5');
  await screen.findByText('This video is spoken in Hindi.');
});
