import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer } from '../../testing/users.ts';

it('the profile menu opens with a press of its icon and closes with the next', {
  tags: ['HEADER-9', 'STATE-28', 'SETTINGS-1'],
}, async () => {
  const { user } = await renderRoute('/settings', { session: buyer });
  const icon = screen.getByRole('button', { name: 'Your profile' });
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  await user.click(icon);
  expect(screen.getByRole('menu', { name: 'Your profile' })).toBeVisible();
  await user.click(icon);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(icon).toHaveAttribute('aria-expanded', 'false');
});

it('the page has its title and greets by the stored name, and each logo leads to the dashboard', {
  tags: ['HEADER-2', 'SECTION-1', 'SECTION-2'],
}, async () => {
  await renderRoute('/finance', { session: { ...buyer, userName: 'Meera of Ranchi' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Finance Section');
  expect(screen.getByText('Hello Meera of Ranchi, welcome back!')).toBeVisible();
  const logos = screen.getAllByRole('link', { name: 'Upaj, to the dashboard' });
  expect(logos.map((logo) => logo.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
});

it.each([
  ['/mandi', 'Welcome to Mandi'],
  ['/finance', 'Finance Section'],
  ['/weather', 'Weather'],
])(
  '%s has the title %s below the same two icons and the same profile menu',
  { tags: ['HEADER-14', 'SECTION-4', 'SECTION-5', 'SECTION-6'] },
  async (address, title) => {
    const { user } = await renderRoute(address, { session: buyer });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const icons = screen.getAllByRole('link', { name: /^(Notifications|Cart), / });
    expect(icons.map((icon) => icon.getAttribute('href'))).toEqual(['/notifications', '/cart']);
    for (const icon of icons) expect(icon.querySelector('svg')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your profile' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Profile', 'My orders', 'Seller Profile', 'Settings', 'Logout']);
  },
);
