import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';

function goTo(address: string) {
  act(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

const crop = '00000000-0000-4000-8000-000000000000';

/** The protected addresses of the specification whose pages there are. */
const protectedAddresses = [
  '/dashboard',
  '/seller/sell',
  '/mandi/sell-item',
  '/mandi',
  `/mandi/Crops/${crop}`,
  '/educational',
  '/educational/fertilizers',
  '/educational/insecticides',
  '/educational/irrigation',
  '/educational/sowing',
  '/educational/weeds',
  '/latest-news',
  '/latest-news/1',
  '/discussions',
  '/discussions/new-thread',
  `/discussions/${crop}`,
  '/discussions/thread-detail',
  '/discussions/moderation',
  '/discussions/notices',
  '/orders',
  `/orders/${crop}`,
  '/notifications',
  '/settings',
  '/profile',
  '/finance',
  '/chat-bot',
  '/mandi/seller-profile',
  '/mandi/seller-profile/statement',
  '/mandi/seller-signup',
  '/seller-profile',
];

it('a visitor is redirected to the sign-in from every protected address', async () => {
  await renderRoute('/sign-in');
  for (const address of protectedAddresses) {
    goTo(address);
    expect(location.pathname, address).toBe('/sign-in');
    expect(history.state.usr, address).toMatchObject({ from: { pathname: address } });
  }
});

it.each([
  ['/', 'From your field to every home.'],
  ['/services', 'Services'],
  ['/explore', 'Services'],
  ['/explore/govt-schemes', 'Government Schemes'],
  ['/contact-us', 'Contact Us'],
  ['/about-us', 'About Us'],
  ['/sign-in', 'Login to your Account'],
  ['/sign-up', 'Get Started Now'],
  ['/forgot-password', 'Forgot Password'],
  ['/reset-password', 'Reset Password'],
])('%s is public, with the title %s', async (address, title) => {
  await renderRoute(address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(location.pathname).toBe(address);
});
