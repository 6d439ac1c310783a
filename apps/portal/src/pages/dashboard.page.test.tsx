import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

test('the dashboard greets by name, shows the banner and the four newest listings', {
  tags: ['DASHBOARD-1', 'DASHBOARD-2', 'ROUTE-11'],
}, async () => {
  await renderRoute('/dashboard', { session: buyer });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Hello Meera Devi, welcome back!',
  );
  expect(screen.getByText('Discover Modern Agriculture and Create a Greener Future')).toBeVisible();
  await screen.findByRole('link', { name: /^Sharbati Wheat/ });
  expect(screen.getAllByRole('link', { name: /1U = 25/ })).toHaveLength(4);
});

test('its buttons lead where the specification says', {
  tags: ['DASHBOARD-3', 'DASHBOARD-4', 'DASHBOARD-5'],
}, async () => {
  await renderRoute('/dashboard', { session: buyer });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Learn More')).toMatch(/^\/dashboard/);
  expect(href('Explore More')).toBe('/mandi');
  expect(href('Top Sellers')).toBe('/mandi');
});
