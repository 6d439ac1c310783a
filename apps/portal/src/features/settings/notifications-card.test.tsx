import { screen, waitFor } from '@testing-library/react';
import type { NotificationSettings } from '@upaj/contract/notifications.schema';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing, held } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera } from '../../testing/users.ts';

const sent: unknown[] = [];
afterEach(() => {
  server.events.removeAllListeners();
  sent.length = 0;
});

/** Opens the settings and touches the page, which loads what lies below. */
async function open() {
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'PATCH') sent.push(await request.clone().json());
  });
  const view = await renderRoute('/settings', { session: buyer });
  await view.user.click(screen.getByRole('heading', { level: 1 }));
  return view;
}
const control = (name: string) => screen.findByRole('switch', { name });
const stored = (name: keyof NotificationSettings) =>
  db.notificationSettings.get(meera.id)?.[name] ?? true;

it('each topic and the mail have a switch that says what it covers', async () => {
  await open();
  const payments = await control('Payments');
  expect(payments).toBeChecked();
  expect(payments).toHaveAccessibleDescription(/^A payment is reported, received/);
  expect(await control('E-mail')).toHaveAccessibleDescription(/within 10 minutes[.]$/);
  expect(await control('Discussions')).toBeChecked();
  expect(await control('Likes')).toBeChecked();
  expect(screen.getAllByRole('switch')).toHaveLength(10);
});

it('the daily summary is sent to those alone who switch it on', async () => {
  const { user } = await open();
  const digest = await control('Daily summary by e-mail');
  expect(digest).not.toBeChecked();
  await user.click(digest);
  expect(digest).toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ digest: true }]));
});

it('a topic is switched off at once, and is off when the settings are opened again', async () => {
  const { user, unmount } = await open();
  const line = held('notifications');
  const reviews = await control('Reviews');
  server.use(...line.handlers);
  await user.click(reviews);
  expect(reviews).not.toBeChecked();
  expect(stored('reviews')).toBe(true);
  line.open();
  await waitFor(() => expect(stored('reviews')).toBe(false));
  expect(sent).toEqual([{ reviews: false }]);
  unmount();
  await open();
  expect(await control('Reviews')).not.toBeChecked();
  expect(await control('Payments')).toBeChecked();
});

it('the last of several quick presses counts', async () => {
  const { user } = await open();
  const line = held('notifications');
  const reviews = await control('Reviews');
  const mail = await control('E-mail');
  server.use(...line.handlers);
  for (const one of [reviews, mail, reviews, reviews]) await user.click(one);
  expect(reviews).not.toBeChecked();
  expect(mail).not.toBeChecked();
  line.open();
  await waitFor(() => expect(stored('mail')).toBe(false));
  expect(stored('reviews')).toBe(false);
  expect(reviews).not.toBeChecked();
  // One request at a time: what was pressed meanwhile goes together.
  expect(sent).toEqual([{ reviews: false }, { mail: false }]);
});

it('what cannot be saved is undone, with a message', async () => {
  const { user } = await open();
  const listings = await control('Listings');
  server.use(http.patch('*/api/v1/notifications/settings', () => Response.error()));
  await user.click(listings);
  await screen.findByText(/^Not saved: Listings[.] The server cannot be reached/);
  expect(listings).toBeChecked();
});

it('settings that cannot be fetched are fetched again on request', async () => {
  server.use(...failing('notifications'));
  const { user } = await open();
  await screen.findByText('Your choice of notifications could not be loaded.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await control('New orders')).toBeChecked();
});
