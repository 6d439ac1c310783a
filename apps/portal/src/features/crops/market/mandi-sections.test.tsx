import { screen, within } from '@testing-library/react';
import { categories } from '@upaj/content/categories';
import { server } from '@upaj/mocks/node';
import { waiting } from '@upaj/mocks/scenarios';
import { expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer } from '../../../testing/users.ts';

const section = (name: string) => screen.getByRole('region', { name });

test('each of the eight categories is a grid of cards', { tags: ['MANDI-4'] }, async () => {
  await renderRoute('/mandi', { session: buyer });
  await screen.findByRole('link', { name: 'Sharbati Wheat' });
  expect(categories).toHaveLength(8);
  for (const { name } of categories) {
    const cards = within(section(name)).getAllByRole('article');
    expect(cards, name).toHaveLength(4);
    for (const card of cards) {
      const address = within(card).getByRole('link').getAttribute('href');
      expect(address).toContain(`/mandi/${encodeURIComponent(name)}/`);
    }
  }
});

test('each section says Loading... until its cards are there', { tags: ['MANDI-14'] }, async () => {
  server.use(...waiting('crops'));
  await renderRoute('/mandi', { session: buyer });
  for (const { name } of categories) {
    expect(within(section(name)).getByRole('status').textContent).toBe('Loading...');
  }
});
