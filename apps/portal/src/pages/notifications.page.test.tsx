import { screen, waitFor, within } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing, held, noNotifications, waiting } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../shared/storage-keys.ts';
import { demoOrders } from '../testing/demo-orders.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../testing/users.ts';

async function open(session = buyer) {
  const unread = [...db.notifications.values()].filter(
    ({ userId, isRead }) => userId === session.userId && !isRead,
  );
  localStorage.setItem(storageKeys.unread, `${session.userId} ${unread.length}`);
  return renderRoute('/notifications', { session });
}
const rows = () => screen.findAllByRole('listitem');
const bell = () => screen.getByRole('link', { name: /^Notifications, / });
const proposal = 'The seller proposes a change to UP-DEM003';
const unreadOf = (id: string) =>
  [...db.notifications.values()].filter(({ userId, isRead }) => userId === id && !isRead).length;
async function rowOf(name: string) {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (!row) throw new Error(`${name} is in no list`);
  return within(row);
}

it('a buyer sees the newest first, new ones with a word, and nothing is read by looking', async () => {
  await open();
  const [first, second] = await rows();
  expect(first).toHaveTextContent(
    new RegExp(`^${proposal}\\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\dNew$`),
  );
  expect(second).toHaveTextContent('The other side says that the money for UP-DEM005');
  expect((await rowOf('UP-DEM006 is packed')).queryByText('New')).toBeNull();
  expect(screen.getByText('3 new')).toBeVisible();
  expect(bell()).toHaveAccessibleName('Notifications, 3 new');
  expect(unreadOf(meera.id)).toBe(3);
});

it('what repeats is one notification that counts', async () => {
  await open(seller);
  expect((await rowOf('3 new orders')).getByText('The last one: UP-DEM015')).toBeVisible();
  expect(screen.getByRole('link', { name: /^2 new reviews of / })).toBeVisible();
});

it('several steps of one order show the last one', async () => {
  await open();
  const row = await rowOf('UP-DEM007 was delivered');
  expect(row.getByText('3 changes, this is the last one')).toBeVisible();
});

it('a notification leads to its order, and is read from then on', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: proposal }));
  expect(location.pathname).toBe(`/orders/${demoOrders.amended}`);
  expect(bell()).toHaveAccessibleName('Notifications, 2 new');
  await waitFor(() => expect(unreadOf(meera.id)).toBe(2));
});

it('all are read at once, also those of further pages', async () => {
  const { user } = await open();
  await rows();
  const line = held('notifications');
  server.use(...line.handlers);
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  await user.click(button);
  expect(await screen.findByText('You have read everything.')).toBeVisible();
  expect(screen.queryByText('New')).toBeNull();
  expect(bell()).toHaveAccessibleName('Notifications, 0 new');
  expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  line.open();
  await waitFor(() => expect(unreadOf(meera.id)).toBe(0));
});

it('what could not be marked as read is new again, and a message says so', async () => {
  const { user } = await open();
  await rows();
  server.use(http.post('*/api/v1/notifications/read', () => Response.error()));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText(/^This could not be marked as read/);
  expect(await screen.findAllByText('New')).toHaveLength(3);
  expect(bell()).toHaveAccessibleName('Notifications, 3 new');
});

it('further notifications come page by page', async () => {
  const [first] = [...db.notifications.values()];
  for (let at = 0; first && at < 20; at += 1) {
    const id = `0de50000-0006-4000-8000-9${String(at).padStart(11, '0')}`;
    const createdAt = new Date(Date.now() - 1e10 - at).toISOString();
    db.notifications.set(id, { ...first, id, isRead: true, createdAt });
  }
  const { user } = await open();
  expect(await rows()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(24));
  expect(await screen.findByText(/^\d+ notifications shown$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

describe('without notifications', () => {
  it('a new user hears what will be here', async () => {
    server.use(...noNotifications());
    await open();
    expect(await screen.findByText(/^There is nothing new yet/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to the Mandi' });
    expect(link).toHaveAttribute('href', '/mandi');
  });

  it('a failed list offers to try again', async () => {
    server.use(...failing('notifications'));
    const { user } = await open();
    await screen.findByText('Your notifications could not be fetched.');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).not.toHaveLength(0);
  });

  it('a list on its way says so', async () => {
    server.use(...waiting('notifications'));
    await open();
    expect(screen.getByText('Loading your notifications...')).toBeInTheDocument();
  });
});

describe('the bell', () => {
  const withCount = async (stored: string) => {
    localStorage.setItem(storageKeys.unread, stored);
    await renderRoute('/settings', { session: buyer });
  };

  it('shows and says 9+ above nine', async () => {
    await withCount(`${meera.id} 12`);
    expect(bell()).toHaveTextContent('9+');
    expect(bell()).toHaveAccessibleName('Notifications, 9+ new');
  });

  it('shows nothing of another user', async () => {
    await withCount(`${ramesh.id} 5`);
    expect(bell()).toHaveTextContent('');
    expect(bell()).toHaveAttribute('href', '/notifications');
  });
});
