import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buyer } from '../../testing/people.ts';
import { renderRoute } from '../../testing/render-route.tsx';

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const menu = (name: string) => linksIn(screen.getByRole('navigation', { name }));

it('the menus of somebody who is signed in name these places and lead there', async () => {
  const { user } = await renderRoute('/settings', { session: buyer });
  expect(menu('Side menu')).toEqual([
    ['Upaj', '/dashboard'],
    ['Dashboard', '/dashboard'],
    ['Mandi', '/mandi'],
    ['Explore', '/explore'],
    ['Educational', '/educational'],
    ['Finance', '/finance'],
    ['Latest News', '/latest-news'],
    ['Contact Us', '/contact-us'],
    ['About Us', '/about-us'],
    ['Settings', '/settings'],
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
    ['Sell', '/mandi/sell-item'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Your profile' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Seller Profile', '/mandi/seller-signup'],
    ['Settings', '/settings'],
    ['Logout', null],
  ]);
});

it('the menu of the landing page names these places and leads there', async () => {
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
