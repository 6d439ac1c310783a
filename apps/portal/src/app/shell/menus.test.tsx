import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoModerator } from '@upaj/demo/people';
import { db } from '@upaj/mocks/db';
import { expect, it } from 'vitest';
import { sessionOf } from '../../testing/demo-threads.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../../testing/users.ts';

const moderator = sessionOf(demoModerator);

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const menu = (name: string) => linksIn(screen.getByRole('navigation', { name }));

/** Opens the sheet behind More; jsdom renders it without showing it. */
async function openSheet(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(document.querySelector('dialog a')).not.toBeNull());
}

const namesInSheet = () =>
  [...document.querySelectorAll('dialog a')].map(({ textContent }) => textContent);

it('the menus of a signed-in user name these pages and link to them', {
  tags: [
    'HEADER-3',
    'HEADER-8',
    'HEADER-10',
    'HEADER-11',
    'HEADER-12',
    'MENU-1',
    'MENU-2',
    'MENU-3',
    'MENU-4',
    'MENU-5',
    'MENU-6',
    'MENU-7',
    'MENU-8',
    'MENU-9',
    'MENU-10',
    'MENU-11',
  ],
}, async () => {
  const { user } = await renderRoute('/settings', { session: buyer });
  expect(menu('Side menu')).toEqual([
    ['Upaj', '/dashboard'],
    ['Dashboard', '/dashboard'],
    ['Mandi', '/mandi'],
    ['Explore', '/explore'],
    ['Educational', '/educational'],
    ['Finance', '/finance'],
    ['Latest News', '/latest-news'],
    ['Discussions', '/discussions'],
    ['Contact Us', '/contact-us'],
    ['About Us', '/about-us'],
    ['Settings', '/settings'],
    ['Help CenterAsk KrishiBot', '/chat-bot'],
  ]);
  expect(menu('Main menu')).toEqual([
    ['Dashboard', '/dashboard'],
    ['Mandi', '/services#products'],
    ['Disease Prediction', '/services#services'],
    ['Labs', '/services#labs'],
    ['Schemes', '/services#schemes'],
    ['Contact Us', '/contact-us'],
  ]);
  expect(menu('Menu at the bottom')).toEqual([
    ['Home', '/dashboard'],
    ['Mandi', '/mandi'],
    ['Ask', '/chat-bot'],
    ['Forum', '/discussions'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Your profile' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['My orders', '/orders'],
    ['Seller Profile', '/mandi/seller-signup'],
    ['Settings', '/settings'],
    ['Logout', null],
  ]);
});

it('the menu of the landing page names these places and leads there', {
  tags: ['LANDING-1', 'LANDING-2', 'LANDING-3', 'LANDING-4', 'LANDING-5', 'HEADER-13'],
}, async () => {
  await renderRoute('/');
  expect(linksIn(screen.getByRole('banner'))).toEqual([
    ['Upaj', '/'],
    ['Home', '/'],
    ['Services', '/services'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
    ['Login', '/sign-in'],
  ]);
});

it.each([
  ['en', 'Upaj'],
  ['hi', 'उपज'],
] as const)(
  'in %s the logo and the tab have the name %s',
  { tags: ['PRODUCT-4'] },
  async (language, name) => {
    await renderRoute('/', { language });
    const [logo] = linksIn(screen.getByRole('banner'));
    expect(logo).toEqual([name, '/']);
    expect(document.title.split(' · ').at(-1)).toBe(name);
  },
);

it('each place that the bar at the top leads to is there', async () => {
  await renderRoute('/services', { session: buyer });
  const section = (id: string) => document.getElementById(id)?.querySelector('h2')?.textContent;
  expect(['products', 'services', 'labs', 'schemes'].map(section)).toEqual([
    'Mandi',
    'Disease Prediction and Recommendations',
    'Soil Testing Labs',
    'Government Schemes',
  ]);
});

it('a user who owns a listing without being a seller finds it in every menu, until it is deleted', async () => {
  const own = [...db.crops.values()].find(({ sellerId }) => sellerId === ramesh.id);
  db.crops.clear();
  if (own) db.crops.set(own.id, { ...own, sellerId: meera.id });
  const { user } = await renderRoute('/mandi/seller-profile', { session: buyer });
  fireEvent.pointerDown(document.body);
  const side = within(screen.getByRole('navigation', { name: 'Side menu' }));
  const link = await side.findByRole('link', { name: 'My listings' });
  expect(link).toHaveAttribute('href', '/mandi/seller-profile');
  expect(link).toHaveAttribute('aria-current', 'page');
  // It comes late, and pushes nothing.
  expect(side.getAllByRole('link').at(-2)).toBe(link);
  await openSheet(user);
  const rows = () => namesInSheet().filter((name) => name === 'My listings');
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Your profile' }));
  expect(screen.getByRole('menuitem', { name: 'My listings' })).toHaveAttribute(
    'href',
    '/mandi/seller-profile',
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Delete / }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(side.queryByRole('link', { name: 'My listings' })).toBeNull());
  expect(rows()).toEqual([]);
  expect(localStorage.getItem('listing-owner')).toBeNull();
});

it('a seller with listings has one row for them in the sheet, and none of another user', async () => {
  localStorage.setItem('listing-owner', ramesh.id);
  const { unmount, user } = await renderRoute('/settings', { session: seller });
  await openSheet(user);
  expect(namesInSheet()).toContain('Seller Profile');
  expect(namesInSheet()).not.toContain('My listings');
  unmount();
  await renderRoute('/settings', { session: buyer });
  expect(screen.queryByRole('link', { name: 'My listings' })).toBeNull();
});

it('a moderator finds the cases that wait in the menus and at the bell', async () => {
  const { user, unmount } = await renderRoute('/settings', { session: moderator });
  fireEvent.pointerDown(document.body);
  const side = within(screen.getByRole('navigation', { name: 'Side menu' }));
  const link = await side.findByRole('link', { name: /^Moderation \(\d+\)$/ });
  expect(link).toHaveAttribute('href', '/discussions/moderation');
  expect(side.getAllByRole('link').at(-2)).toBe(link);
  const [count = ''] = /\d+/.exec(link.textContent) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: `Notifications, ${count} new` })).toBeVisible();
  await openSheet(user);
  expect(namesInSheet()).toContain(`Moderation (${count})`);
  unmount();
  await renderRoute('/notifications', { session: moderator });
  const waits = await screen.findByRole('link', { name: /^Moderation: \d+ cases? wait/ });
  expect(waits).toHaveAttribute('href', '/discussions/moderation');
});

it('a suspended user finds in the menu why, and others find nothing of moderation', async () => {
  db.suspensions.set(meera.id, '2099-01-01T00:00:00.000Z');
  const { unmount } = await renderRoute('/settings', { session: buyer });
  fireEvent.pointerDown(document.body);
  const link = await screen.findByRole('link', { name: 'Suspended: see why' });
  expect(link).toHaveAttribute('href', '/discussions/notices');
  expect(screen.queryByRole('link', { name: /^Moderation/ })).toBeNull();
  unmount();
});
