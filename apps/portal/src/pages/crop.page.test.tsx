import { screen } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { toCrop } from '@upaj/mocks/crop-view';
import { db } from '@upaj/mocks/db';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, seller } from '../testing/users.ts';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const open = (category: string, id: string, language: 'en' | 'hi' = 'en') =>
  renderRoute(paths.crop.href(category, id), { session: buyer, language });
const wheat = () => open('Crops', idOf('sharbati-wheat'));

test('a buyer sees the price of one U, of a kilogram and of a quintal', {
  tags: ['CROP-7', 'CROP-8', 'LIMIT-22'],
}, async () => {
  await wheat();
  await screen.findByRole('heading', { name: 'Sharbati Wheat' });
  expect(screen.getByText('1U = 25kg')).toBeVisible();
  expect(screen.getByText('1U = 25kg').previousSibling).toHaveTextContent('₹700');
  expect(screen.getByText('Price: ₹28.00 per Kg · ₹2,800 per quintal')).toBeVisible();
  expect(screen.getByText('Rating: 4.7 stars · 23 reviews')).toBeVisible();
});

test('a buyer reads the name and the whole description, and finds back to the Mandi', {
  tags: ['SECTION-10', 'CROP-6', 'ROUTE-18'],
}, async () => {
  await wheat();
  await screen.findByRole('heading', { level: 1, name: 'Sharbati Wheat' });
  const { description } = demoListings.find(({ slug }) => slug === 'sharbati-wheat') ?? {};
  expect(screen.getByText(description ?? 'nothing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Mandi' })).toHaveAttribute('href', '/mandi');
});

test('a buyer sees where the goods lie and until when they are sold', async () => {
  await wheat();
  const crop = [...db.crops.values()].find(({ name }) => name === 'Sharbati Wheat');
  const day = (iso = '') => iso.split('-').reverse().join('/');
  expect((await screen.findByText('Location')).nextSibling).toHaveTextContent('Ranchi, Jharkhand');
  expect(screen.getByText('Last day of sale').nextSibling).toHaveTextContent(day(crop?.expiryDate));
  expect(screen.getByText('Harvested').nextSibling).toHaveTextContent(day(crop?.harvestDate));
});

test('one unit is chosen at first, and two weigh 50 kg and cost twice the price', {
  tags: ['CROP-9', 'CROP-11', 'CROP-12', 'LIMIT-25', 'LIMIT-26'],
}, async () => {
  const { user } = await wheat();
  expect(await screen.findByLabelText('Quantity of Sharbati Wheat')).toHaveValue('1');
  expect(screen.getByText('Weight').nextSibling).toHaveTextContent('25 kg');
  expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('₹700');
  await user.click(await screen.findByRole('button', { name: 'One more: Sharbati Wheat' }));
  expect(screen.getByText('Weight').nextSibling).toHaveTextContent('50 kg');
  expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('₹1,400');
});

test('an amount above the stock can be typed and shows how much is available', {
  tags: ['CROP-10'],
}, async () => {
  const { user } = await wheat();
  const quantity = await screen.findByLabelText('Quantity of Sharbati Wheat');
  await user.clear(quantity);
  await user.type(quantity, '1000{Enter}');
  expect(screen.getByText('Weight').nextSibling).toHaveTextContent('25,000 kg');
  expect(screen.getByText('Only 20 U · 500 kg (5 quintals) are in stock.')).toBeVisible();
});

test('the quantity never falls below one', { tags: ['VALID-28', 'CROP-9'] }, async () => {
  const { user } = await wheat();
  const quantity = await screen.findByLabelText('Quantity of Sharbati Wheat');
  await user.click(screen.getByRole('button', { name: 'One less: Sharbati Wheat' }));
  expect(quantity).toHaveValue('1');
});

test('milk has a volume and no price for a quintal', async () => {
  await open('Dairy Products', idOf('cow-milk'));
  expect((await screen.findByText('Volume')).nextSibling).toHaveTextContent('25 L');
  expect(screen.getByText('Price: ₹50.00 per Litre')).toBeVisible();
});

test('a listing without ratings says so', async () => {
  await open('Crops', idOf('ragi'));
  expect(await screen.findByText('No ratings yet')).toBeVisible();
});

test('seeds show the licence of the dealer, other goods none', async () => {
  const seeds = await open('Seeds', idOf('wheat-seed'));
  const licence = (await screen.findByText('Dealer’s licence no.')).nextSibling;
  expect(licence).toHaveTextContent('JH/RAN/2024/0157, as given by the seller');
  seeds.unmount();
  await wheat();
  await screen.findByRole('heading', { name: 'Sharbati Wheat' });
  expect(screen.queryByText('Dealer’s licence no.')).toBeNull();
});

test('a click on a small picture makes it the large one', {
  tags: ['CROP-4', 'CROP-5'],
}, async () => {
  const { user } = await wheat();
  const large = () => screen.findByRole('img', { name: 'Sharbati Wheat' });
  const pictures = db.crops.get(idOf('sharbati-wheat'))?.image.map(({ url }) => url) ?? [];
  expect(pictures).toHaveLength(4);
  expect(await large()).toHaveAttribute('src', pictures[0]);
  const thumbnails = screen.getAllByRole('button', { name: /^Picture \d$/ });
  const shown = thumbnails.map((button) => button.querySelector('img')?.getAttribute('src'));
  expect(shown).toEqual(pictures);
  await user.click(screen.getByRole('button', { name: 'Picture 2' }));
  expect(await large()).toHaveAttribute('src', pictures[1]);
});

test('a click on a card of the Mandi opens its listing', { tags: ['MANDI-13'] }, async () => {
  const { user } = await renderRoute('/mandi?category=Fodder+Crops', { session: buyer });
  await user.click(await screen.findByRole('link', { name: 'Berseem Green' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Berseem Green' })).toBeVisible();
  expect(location.pathname).toBe(`/mandi/Fodder%20Crops/${idOf('berseem-green')}`);
});

test('a paused listing says so, and cannot be bought', async () => {
  const id = idOf('sharbati-wheat');
  const record = db.crops.get(id);
  if (!record) throw new Error('the demo market has no wheat');
  db.crops.set(id, { ...record, isPaused: true });
  await renderRoute(paths.crop.href('Crops', id), { session: seller });
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'BUY NOW' })).toBeNull();
});

test('a loading listing says so', { tags: ['STATE-42', 'CROP-1'] }, async () => {
  server.use(...waiting('crops'));
  await wheat();
  expect(await screen.findByText('Loading card information...')).toBeVisible();
});

test('an unknown category is shown as unknown', { tags: ['ERROR-37'] }, async () => {
  await open('Spices', idOf('sharbati-wheat'));
  await screen.findByText('Category not found');
});

test('an id that nothing has is not found, nor is one that is no id', {
  tags: ['STATE-42', 'ERROR-36'],
}, async () => {
  const first = await open('Crops', '00000000-0000-4000-8000-000000000000');
  await screen.findByText('Item not found');
  first.unmount();
  await open('Crops', 'nonsense');
  await screen.findByText('Item not found');
});

test('a listing of another category is no card of this one', {
  tags: ['CROP-3', 'ERROR-39'],
}, async () => {
  await open('Fruits', idOf('sharbati-wheat'));
  await screen.findByText('No card found.');
});

test('a listing with another id is not the requested one', { tags: ['CALL-14'] }, async () => {
  const other = db.crops.get(idOf('ragi'));
  if (!other) throw new Error('the demo market has no ragi');
  const body = { success: true, data: toCrop(other) };
  server.use(mockEndpoint(contract.getCrop, () => ({ status: 200, body })));
  await wheat();
  await screen.findByText('No card found.');
});

test('a failed listing can be tried again', {
  tags: ['STATE-42', 'CROP-2', 'ERROR-38', 'ERROR-42'],
}, async () => {
  server.use(...failing('crops'));
  const { user } = await wheat();
  await screen.findByText('Failed to fetch data');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Sharbati Wheat' });
});
