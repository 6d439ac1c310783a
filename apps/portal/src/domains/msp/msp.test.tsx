import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoListings } from '@upaj/demo/market';
import { expect, test } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, seller } from '../../testing/users.ts';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const openCrop = (category: string, slug: string, language: 'en' | 'hi' = 'en') =>
  renderRoute(paths.crop.href(category, idOf(slug)), { session: buyer, language });
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a buyer who looks around sees wheat beside the MSP of its season with the date', async () => {
  await openCrop('Crops', 'sharbati-wheat');
  await screen.findByRole('heading', { level: 1, name: /Wheat/ });
  fireEvent.pointerDown(document.body);
  expect((await screen.findByText('₹2,585 a quintal')).parentElement).toHaveTextContent(
    'Wheat MSP 2026-27: ₹2,585 a quintal',
  );
  expect(screen.getByText('8% above')).toBeVisible();
  expect(
    screen.getByText('₹25.85 per kg · announced 01/10/2025 for the rabi season'),
  ).toBeVisible();
});

test('a Hindi reader sees it in Hindi', async () => {
  await openCrop('Crops', 'sharbati-wheat', 'hi');
  await screen.findByText('8% ज्यादा');
});

test('milk and tomatoes have no MSP', async () => {
  const { unmount } = await openCrop('Dairy Products', 'cow-milk');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/MSP/)).toBeNull();
  unmount();
  await openCrop('Vegetables', 'tomato-hybrid');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/MSP/)).toBeNull();
});

test('a seller sees the price beside the MSP while typing, and nothing for pieces', async () => {
  await renderRoute('/mandi/sell-item', { session: seller });
  write(/^Name/, 'Desi wheat');
  write(/^Price/, '600');
  expect(screen.queryByText(/MSP/)).toBeNull();
  write(/^Category/, 'Crops');
  expect(await screen.findByText('Your price: ₹24.00 per kg · ₹2,400 a quintal')).toBeVisible();
  expect(screen.getByText('7% below')).toBeVisible();
  write(/^Unit/, 'pieces');
  await waitFor(() => expect(screen.queryByText(/MSP/)).toBeNull());
});
