import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, visitor } from '../../testing/users.ts';

const current = (menu: string) =>
  within(screen.getByRole('navigation', { name: menu }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

it.each([
  ['/mandi', 'Side menu', 'Mandi'],
  ['/explore', 'Side menu', 'Explore'],
  ['/services', 'Side menu', 'Explore'],
  ['/mandi/sell-item', 'Side menu', 'Mandi'],
  ['/seller/sell', 'Side menu', 'Mandi'],
  ['/discussions', 'Side menu', 'Discussions'],
  ['/discussions/new-thread', 'Side menu', 'Discussions'],
  ['/seller/sell', 'Menu at the bottom', 'Mandi'],
  ['/chat-bot', 'Menu at the bottom', 'Ask'],
  ['/discussions/new-thread', 'Menu at the bottom', 'Forum'],
])('at %s the %s marks %s', { tags: ['MENU-12'] }, async (address, menu, item) => {
  await renderRoute(address, { session: buyer });
  expect(current(menu)).toEqual([item]);
});

it.each(['/services', '/explore'])('visitors find Services marked at %s', async (address) => {
  await renderRoute(address, { session: visitor });
  expect(current('Main menu')).toEqual(['Services']);
});
