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

test('each topic has a picture and a sentence, and links to its own videos', async () => {
  await open();
  const shown = screen.getAllByRole('article').map((card) => {
    expect(within(card).getByRole('presentation')).toHaveAttribute('src');
    return [
      within(card).getByRole('link').getAttribute('href'),
      card.querySelector('p')?.textContent,
    ];
  });
  expect(shown).toEqual(
    [
      '/educational/fertilizers',
      '/educational/insecticides',
      '/educational/irrigation',
      '/educational/sowing',
      '/educational/weeds',
    ].map((address, place) => [`${address}?language=en`, topics[place]?.description.en]),
  );
});

test('the other language is chosen on the screen and stays in the address', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Language'), 'hi');
  expect(cards()).toEqual(['उर्वरक', 'कीटनाशक', 'सिंचाई', 'बुआई', 'खरपतवार']);
  expect(location.search).toBe('?language=hi');
});

test('a card passes the language on, in the address and in the navigation state', async () => {
  const { user } = await open('/educational?language=hi');
  await user.click(screen.getByRole('link', { name: 'कीटनाशक' }));
  expect(location.pathname + location.search).toBe('/educational/insecticides?language=hi');
  expect(history.state.usr).toEqual({ language: 'hi' });
});

test('a search finds videos of every topic and links to them', async () => {
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
