import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer } from '../../testing/users.ts';

it('the profile menu opens with a press of its icon and closes with the next', async () => {
  const { user } = await renderRoute('/settings', { session: buyer });
  const icon = screen.getByRole('button', { name: 'Your profile' });
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  await user.click(icon);
  expect(screen.getByRole('menu', { name: 'Your profile' })).toBeVisible();
  await user.click(icon);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(icon).toHaveAttribute('aria-expanded', 'false');
});

it('the page has its title and greets by the stored name, and each logo leads to the dashboard', async () => {
  await renderRoute('/finance', { session: { ...buyer, userName: 'Meera of Ranchi' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Finance Section');
  expect(screen.getByText('Hello Meera of Ranchi, welcome back!')).toBeVisible();
  const logos = screen.getAllByRole('link', { name: 'Upaj, to the dashboard' });
  expect(logos.map((logo) => logo.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
});
