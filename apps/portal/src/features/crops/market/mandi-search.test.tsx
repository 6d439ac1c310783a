import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer } from '../../../testing/users.ts';

test('a chip pressed before the search is sent is not undone by the search', async () => {
  const { user } = await renderRoute('/mandi', { session: buyer });
  await user.type(await screen.findByRole('searchbox'), 'pyaz');
  await user.click(screen.getByRole('button', { name: 'Vegetables' }));
  await waitFor(() => expect(location.search).toContain('q=pyaz'));
  expect(location.search).toContain('category=Vegetables');
});

test('the header has search box and profile menu', { tags: ['MANDI-1', 'MANDI-3'] }, async () => {
  const { user } = await renderRoute('/mandi', { session: buyer });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Mandi');
  await user.type(screen.getByRole('searchbox', { name: 'Search the Mandi' }), 'pyaz{Enter}');
  expect(location.search).toBe('?q=pyaz');
  expect(await screen.findByRole('link', { name: 'Onion Red' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Your profile' }));
  expect(screen.getByRole('menu', { name: 'Your profile' })).toBeVisible();
});

test('where the filter is the reason for an empty list, the page says so and offers to remove it', async () => {
  const { user } = await renderRoute('/mandi?q=pyaz&state=Kerala', { session: buyer });
  await screen.findByText('“pyaz” is on sale, but not in Kerala.');
  await user.click(screen.getByRole('link', { name: 'Search in all states' }));
  expect(location.search).toBe('?q=pyaz');
  await screen.findByRole('link', { name: 'Onion Red' });
});

test('a category at fault is named in the language of the person', async () => {
  const at = '/mandi?q=प्याज&category=Fruits&state=Maharashtra&sort=price-asc';
  const { user } = await renderRoute(at, { session: buyer, language: 'hi' });
  await screen.findByText('“प्याज” बिक्री पर है, पर फल श्रेणी में नहीं।');
  await user.click(screen.getByRole('link', { name: 'सभी श्रेणियों में खोजें' }));
  expect(new URLSearchParams(location.search).get('state')).toBe('Maharashtra');
  expect(location.search).toContain('sort=price-asc');
  await screen.findByRole('link', { name: 'Onion Red' });
});

test('two filters at fault together are dropped together', async () => {
  const { user } = await renderRoute('/mandi?q=pyaz&category=Fruits&state=Kerala', {
    session: buyer,
  });
  await screen.findByText('“pyaz” is on sale, but not in Kerala under Fruits.');
  await user.click(screen.getByRole('link', { name: 'Search everywhere' }));
  expect(location.search).toBe('?q=pyaz');
});

test('where the word is at fault, the closest name that is on sale is offered', async () => {
  const { user } = await renderRoute('/mandi?q=brinjjallo&category=Vegetables', { session: buyer });
  await screen.findByText('Nothing was found for “brinjjallo”.');
  expect(screen.queryByRole('link', { name: 'Search in all categories' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Did you mean “brinjal”?' }));
  await screen.findByRole('link', { name: /^Brinjal/ });
});
