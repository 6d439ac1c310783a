import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import { toCrop } from '@upaj/mocks/crop-view';
import { db } from '@upaj/mocks/db';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { afterEach, expect, test, vi } from 'vitest';
import { formatRupees } from '../shared/format.ts';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, seller } from '../testing/users.ts';

afterEach(() => vi.unstubAllGlobals());

const listings = (count: number): Crop[] =>
  [...db.crops.values()].slice(0, count).map((record) => toCrop(record));

const picture = (name: string) => ({
  id: '00000000-0000-4000-8000-000000000001',
  url: `/${name}.svg`,
  srcset: `/${name}.svg 800w`,
  width: 800,
  height: 600,
});

/** The market holds these listings and no others. */
function offer(...data: Crop[]) {
  server.use(
    mockEndpoint(contract.listCrops, () => ({
      status: 200,
      body: { success: true, data, nextCursor: null },
    })),
  );
}

const section = (name: string) => screen.findByRole('region', { name });

test('a card shows two words of the name, ten of the description, price, 1U = 25kg and the first picture', {
  tags: ['MANDI-5', 'MANDI-6', 'MANDI-7', 'MANDI-10', 'MANDI-11', 'LIMIT-20', 'LIMIT-21'],
}, async () => {
  const [wheat] = listings(1);
  if (!wheat) throw new Error('the demo market is empty');
  const [first, second] = [picture('first'), picture('second')];
  offer({
    ...wheat,
    name: 'Sona Moti Wheat',
    description: 'one two three four five six seven eight nine ten eleven',
    price: 1050,
    image: [first, second],
  });
  await renderRoute('/mandi?category=Crops', { session: buyer });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading').textContent).toBe('Sona Moti…');
  expect(card.getByText('one two three four five six seven eight nine ten…')).toBeVisible();
  expect(card.getByText('₹1,050')).toBeVisible();
  expect(card.getByText('1U = 25kg')).toBeVisible();
  expect(card.getByRole('presentation')).toHaveAttribute('src', first.url);
});

test('a card shows the average of its ratings as stars, or that there are none', {
  tags: ['MANDI-8'],
}, async () => {
  const [rated, unrated] = listings(2);
  if (!rated || !unrated) throw new Error('the demo market is empty');
  offer({ ...rated, rating: 4.7, ratingCount: 23 }, { ...unrated, rating: null, ratingCount: 0 });
  await renderRoute('/mandi?category=Crops', { session: buyer });
  const [one, other] = await screen.findAllByRole('article');
  if (!one || !other) throw new Error('there are not two cards');
  const stars = within(one).getByRole('img', { name: 'Rating: 4.7 stars' });
  expect(stars).toBeVisible();
  expect(stars.querySelector('path')?.getAttribute('d')?.match(/Z/g)).toHaveLength(5);
  expect(within(one).getByText('23 reviews')).toBeVisible();
  expect(within(other).getByText('No ratings yet')).toBeVisible();
});

test('the eight categories stand in the specified order, each with four listings and the way to all', {
  tags: ['SECTION-9', 'PRODUCT-5', 'ROUTE-17', 'LIMIT-3'],
}, async () => {
  await renderRoute('/mandi', { session: buyer });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Mandi');
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
    'Crops',
    'Seeds',
    'Pulses',
    'Fruits',
    'Vegetables',
    'Fodder Crops',
    'Dairy Products',
    'Fertilizers',
  ]);
  const fodder = within(await section('Fodder Crops'));
  const cards = await fodder.findAllByRole('article');
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(
      /^\/mandi\/Fodder%20Crops\/[0-9a-f-]{36}$/,
    );
  }
  expect(fodder.getByRole('link', { name: 'See all: Fodder Crops' })).toHaveAttribute(
    'href',
    '/mandi?category=Fodder+Crops',
  );
});

test('the pictures of the first row are loaded before all others', async () => {
  await renderRoute('/mandi', { session: buyer });
  const picturesOf = (part: HTMLElement) => [...part.querySelectorAll('article img')];
  const crops = await section('Crops');
  await within(crops).findAllByRole('article');
  for (const image of picturesOf(crops)) expect(image).toHaveAttribute('loading', 'eager');
  for (const image of picturesOf(await section('Seeds')))
    expect(image).toHaveAttribute('loading', 'lazy');
});

test('loading content says Loading...', { tags: ['MANDI-14'] }, async () => {
  server.use(...waiting('crops'));
  await renderRoute('/mandi?category=Crops', { session: buyer });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
});

test('milk is sold by 25 litres', async () => {
  await renderRoute('/mandi?category=Dairy+Products', { session: buyer });
  const card = (await screen.findByText('Cow Milk…')).closest('article');
  expect(card).toHaveTextContent('1U = 25 L');
});

test('one request brings all sections; those below the first screen are rendered when they come near', async () => {
  const seen = new Map<Element, () => void>();
  class Observer {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      seen.set(element, () => this.tell([{ isIntersecting: true }]));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    // The frame has requests of its own.
    if (/sections|category/.test(pathname + search)) asked.push(pathname + search);
  });
  await renderRoute('/mandi', { session: buyer });
  await screen.findByText('Sharbati Wheat');
  const fruits = await section('Fruits');
  expect(within(fruits).queryByRole('article')).toBeNull();
  seen.get(fruits)?.();
  await within(fruits).findByText('Mango Totapuri');
  expect(asked).toEqual(['/api/v1/crops/sections']);
  server.events.removeAllListeners();
});

test('a buyer is invited to become a seller, a seller to sell', { tags: ['MANDI-2'] }, async () => {
  const first = await renderRoute('/mandi?q=zebra', { session: buyer });
  expect(screen.getByRole('link', { name: 'Become a Seller' })).toHaveAttribute(
    'href',
    '/mandi/seller-signup',
  );
  first.unmount();
  await renderRoute('/mandi?q=zebra', { session: seller });
  expect(screen.queryByRole('link', { name: 'Become a Seller' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sell Items' })).toHaveAttribute(
    'href',
    '/mandi/sell-item',
  );
});

test('a search finds crops under their Hindi names and is stored in the address', async () => {
  const { user } = await renderRoute('/mandi?category=Vegetables', { session: buyer });
  await user.type(screen.getByRole('searchbox'), 'pyaz');
  await waitFor(() => expect(location.search).toBe('?category=Vegetables&q=pyaz'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Onion Red' })).toBeVisible();
});

test('Enter searches at once, and an emptied box shows all sections again', async () => {
  const { user } = await renderRoute('/mandi?q=onion', { session: buyer });
  await screen.findByRole('link', { name: 'Onion Red' });
  await user.clear(screen.getByRole('searchbox'));
  await user.keyboard('{Enter}');
  expect(location.search).toBe('');
  await section('Crops');
});

test('a chosen category is stored in the address and orders by price or rating', {
  tags: ['CALL-13'],
}, async () => {
  const { user } = await renderRoute('/mandi?category=Seeds', { session: buyer });
  await user.click(screen.getByRole('button', { name: 'Fruits' }));
  expect(location.search).toBe('?category=Fruits');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
  expect(location.search).toBe('?category=Fruits&sort=price-asc');
  const prices = [...db.crops.values()]
    .filter(({ category }) => category === 'Fruits')
    .map(({ price }) => price)
    .sort((low, high) => low - high);
  await waitFor(() => {
    const shown = screen.getAllByText(/^₹[\d,]+$/).map(({ textContent }) => textContent);
    expect(shown).toEqual(prices.map(formatRupees));
  });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Best rated');
  expect(location.search).toBe('?category=Fruits&sort=rating');
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Grapes Sharad'),
  );
});

test('a long list continues where it stopped', async () => {
  const [one, two] = [listings(1), listings(2).slice(1)];
  server.use(
    mockEndpoint(contract.listCrops, ({ query }) => ({
      status: 200,
      body: query.cursor
        ? { success: true, data: two, nextCursor: null }
        : { success: true, data: one, nextCursor: 'second' },
    })),
  );
  const { user } = await renderRoute('/mandi?category=Crops', { session: buyer });
  await screen.findByText('1 listing shown');
  screen.getByRole('button', { name: 'Show more' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('2 listings shown');
  const [, second] = screen.getAllByRole('article');
  expect(within(second ?? document.body).getByRole('link')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a next page that fails shows an error below the list, and can be requested again', async () => {
  const [one] = listings(1);
  if (!one) throw new Error('the demo market is empty');
  server.use(
    mockEndpoint(contract.listCrops, ({ query }) => {
      if (query.cursor) throw new ApiError('unavailable');
      return { status: 200, body: { success: true, data: [one], nextCursor: 'second' } };
    }),
  );
  const { user } = await renderRoute('/mandi?category=Crops', { session: buyer });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
});

test('a card shows where the goods are', async () => {
  offer(...listings(1).map((crop) => ({ ...crop, name: 'Ragi', Location: 'Khunti, Jharkhand' })));
  await renderRoute('/mandi?category=Crops', { session: buyer });
  expect(await screen.findByText('Khunti, Jharkhand')).toBeVisible();
});

test('the quantity on a card stays between one and the stock', { tags: ['MANDI-9'] }, async () => {
  offer(...listings(1).map((crop) => ({ ...crop, name: 'Ragi', stock: 2 })));
  const { user } = await renderRoute('/mandi?category=Crops', { session: buyer });
  const quantity = await screen.findByLabelText('Quantity of Ragi');
  await user.click(screen.getByRole('button', { name: 'One less: Ragi' }));
  expect(quantity).toHaveValue('1');
  for (const _ of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'One more: Ragi' }));
  }
  expect(quantity).toHaveValue('2');
});

test('the listings of one seller can be seen alone', async () => {
  const [{ sellerId } = { sellerId: '' }] = [...db.crops.values()];
  await renderRoute(paths.mandi.href({ seller: sellerId }), { session: buyer });
  expect(await screen.findByRole('heading', { name: 'From one seller' })).toBeVisible();
  const shown = (await screen.findAllByRole('article')).map((card) => card.textContent);
  const own = [...db.crops.values()].filter((crop) => crop.sellerId === sellerId);
  expect(shown).toHaveLength(own.length);
});

test('a failed market says so once and can be tried again', { tags: ['ERROR-42'] }, async () => {
  server.use(...failing('crops'));
  const { user } = await renderRoute('/mandi', { session: buyer });
  expect(await screen.findAllByText('Failed to fetch data')).toHaveLength(1);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Sharbati Wheat');
});

test('a listing that was seen in the list opens without waiting', async () => {
  const { user } = await renderRoute('/mandi?category=Crops', { session: buyer });
  const link = await screen.findByRole('link', { name: 'Sharbati Wheat' });
  server.use(...failing('crops'));
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sharbati Wheat' })).toBeVisible();
  expect(screen.queryByText('Loading card information...')).toBeNull();
});
