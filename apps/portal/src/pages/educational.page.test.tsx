import { screen, within } from '@testing-library/react';
import { topics } from '@upaj/content/education/topics';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const open = (address = '/educational') => renderRoute(address, { session: buyer });
const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((card) => card.textContent);

test('a visitor has to sign in first', async () => {
  await renderRoute('/educational');
  expect(location.pathname).toBe('/sign-in');
});

test('five topics stand there in English, whatever the language of the interface', async () => {
  await renderRoute('/educational', { session: buyer, language: 'hi' });
  expect(cards()).toEqual(['Fertilizers', 'Pesticides', 'Irrigation', 'Sowing', 'Weeds']);
});

test('each topic has a picture and a sentence, and links to its own videos', {
  tags: [
    'ROUTE-19',
    'EDUCATION-2',
    'EDUCATION-3',
    'EDUCATION-4',
    'EDUCATION-5',
    'EDUCATION-6',
    'EDUCATION-7',
    'ENTITY-17',
  ],
}, async () => {
  await open();
  const shown = screen.getAllByRole('article').map((card) => {
    expect(within(card).getByRole('presentation')).toHaveAttribute('src');
    const link = within(card).getByRole('link');
    return [link.textContent, link.getAttribute('href'), card.querySelector('p')?.textContent];
  });
  expect(shown).toEqual(
    [
      ['Fertilizers', '/educational/fertilizers?language=en'],
      ['Pesticides', '/educational/insecticides?language=en'],
      ['Irrigation', '/educational/irrigation?language=en'],
      ['Sowing', '/educational/sowing?language=en'],
      ['Weeds', '/educational/weeds?language=en'],
    ].map((link, place) => [...link, topics[place]?.description.en]),
  );
});

test('the other language is chosen on the screen and stays in the address', {
  tags: ['EDUCATION-1', 'EDUCATION-7'],
}, async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Language'), 'hi');
  expect(cards()).toEqual(['उर्वरक', 'कीटनाशक', 'सिंचाई', 'बुआई', 'खरपतवार']);
  for (const { description } of topics) expect(screen.getByText(description.hi)).toBeVisible();
  expect(location.search).toBe('?language=hi');
});

test('a card passes the language on, in the address and in the navigation state', {
  tags: ['EDUCATION-8'],
}, async () => {
  const { user } = await open('/educational?language=hi');
  await user.click(screen.getByRole('link', { name: 'कीटनाशक' }));
  expect(location.pathname + location.search).toBe('/educational/insecticides?language=hi');
  expect(history.state.usr).toEqual({ language: 'hi' });
});

test('a search finds videos of every topic and links to them', {
  tags: ['SECTION-3'],
}, async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search Videos here' }), 'urea');
  await user.click(await screen.findByRole('link', { name: /How to Apply Urea/ }));
  expect(location.pathname + location.search).toBe('/educational/fertilizers?language=en&video=3');
  await screen.findByRole('heading', { name: 'How to Apply Urea Fertilizer' });
});

test('a search without a result says so', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'spaceship');
  await screen.findByText(/No video was found for “spaceship”/);
});

test('a card shows how many of its videos were watched', async () => {
  localStorage.setItem('watchedVideos', '["weeds-en-1","weeds-hi-2"]');
  await open();
  expect(screen.getByText('2 of 10 videos watched')).toBeVisible();
});
