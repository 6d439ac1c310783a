import { act, screen, waitFor } from '@testing-library/react';
import { server } from '@upaj/mocks/node';
import { expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

function goTo(address: string) {
  act(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

const crop = '00000000-0000-4000-8000-000000000000';

/** The protected addresses of the specification, and others. */
const protectedAddresses = [
  '/dashboard',
  '/explore/disease-prediction',
  '/explore/nearby-labs',
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
  '/weather',
  '/chat-bot',
  '/mandi/seller-profile',
  '/mandi/seller-profile/statement',
  '/mandi/seller-signup',
  '/seller-profile',
];

it('a visitor is redirected to the sign-in from every protected address', {
  tags: [
    'ROLE-1',
    'ROLE-6',
    'ROUTE-11',
    'ROUTE-12',
    'ROUTE-13',
    'ROUTE-14',
    'ROUTE-15',
    'ROUTE-16',
    'ROUTE-17',
    'ROUTE-18',
    'ROUTE-19',
    'ROUTE-20',
    'ROUTE-21',
    'ROUTE-22',
    'ROUTE-23',
    'ROUTE-24',
    'ROUTE-25',
    'ROUTE-26',
    'ROUTE-27',
    'ROUTE-28',
    'ROUTE-29',
    'ROUTE-30',
    'ROUTE-31',
    'ROUTE-32',
    'ROUTE-33',
    'ROUTE-34',
    'ROUTE-35',
    'ROUTE-36',
    'ROUTE-37',
  ],
}, async () => {
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
])(
  '%s is public, with the title %s',
  {
    tags: [
      'ROUTE-1',
      'ROUTE-2',
      'ROUTE-3',
      'ROUTE-4',
      'ROUTE-5',
      'ROUTE-6',
      'ROUTE-7',
      'ROUTE-8',
      'ROUTE-9',
      'ROUTE-10',
    ],
  },
  async (address, title) => {
    await renderRoute(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(location.pathname).toBe(address);
  },
);

it('every request goes to the host of the page, that of a crop too', {
  tags: ['CALL-1', 'CALL-36'],
}, async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
  for (const [address, path] of [
    ['/dashboard', `/api/v1/user/${meera.id}`],
    ['/mandi', '/api/v1/crops/sections'],
    [`/mandi/Crops/${crop}`, `/api/v1/crops/${crop}`],
    ['/discussions', '/api/v1/tweets'],
    ['/weather', '/data/2.5/forecast'],
  ] as const) {
    const { unmount } = await renderRoute(address, { session: buyer });
    const start = `${location.origin}${path}`;
    await waitFor(() => expect(asked.filter((url) => url.startsWith(start))).not.toEqual([]));
    unmount();
  }
  server.events.removeAllListeners();
  expect(asked.filter((url) => new URL(url).origin !== location.origin)).toEqual([]);
});
