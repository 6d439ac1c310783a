import { screen } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { toUser } from '@upaj/mocks/account-records';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera } from '../../testing/users.ts';

it('the panel shows picture, name, e-mail and four counters, money earned with one decimal', {
  tags: ['PROFILE-2', 'PROFILE-3', 'PROFILE-4', 'PROFILE-5', 'PROFILE-6', 'PROFILE-7', 'LIMIT-32'],
}, async () => {
  const url = '/pictures/p.webp';
  const picture = { url, srcset: `${url} 192w`, width: 192, height: 192 };
  const counts = { ordersPlaced: 7, moneySpent: 1250, ordersReceived: 3, moneyEarned: 12345 };
  server.use(
    mockEndpoint(contract.getUser, ({ person }) => {
      const data = { ...toUser(person), picture, ...counts };
      return { status: 200, body: { success: true, data } };
    }),
  );
  await renderRoute('/profile', { session: buyer });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.getByRole('heading', { level: 2, name: meera.name })).toBeVisible();
  expect(screen.getByText(meera.email)).toBeVisible();
  const shown = screen.getByRole('img', { name: meera.name }).firstElementChild;
  expect(shown).toHaveAttribute('src', url);
  const figures = {
    'Orders Placed': '7',
    'Money Spent': '₹1,250.0',
    'Orders Received': '3',
    'Money Earned': '₹12,345.0',
  };
  for (const [label, figure] of Object.entries(figures)) {
    const counter = screen.getByText(label).parentElement?.querySelector('[data-slot=counter]');
    // The figure that it counts up to is there from the start, and read out.
    expect(counter?.firstElementChild?.textContent, label).toBe(figure);
  }
});
