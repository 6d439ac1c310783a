import { screen, waitFor, within } from '@testing-library/react';
import type { OpenSession } from '@upaj/contract/accounts.schema';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer } from '../../testing/users.ts';

const phone = { browser: 'Chrome', system: 'Android' };
const desk = { browser: 'Firefox', system: 'Linux' };
const session = (number: number, device: OpenSession['device']) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  createdAt: `2026-11-01T06:0${number}:00.000Z`,
  // The next day in India.
  lastSeenAt: `2026-11-1${number}T18:30:00.000Z`,
  device,
  ipAddress: number === 3 ? null : `203.0.113.${number}`,
  isThisOne: number === 1,
});

/** A server that knows three sessions, and forgets those that are ended. */
function withSessions() {
  let open = [session(1, desk), session(2, phone), session(3, null)];
  const ended: string[] = [];
  server.use(
    mockEndpoint(contract.listSessions, () => ({
      status: 200,
      body: { success: true, data: open },
    })),
    mockEndpoint(contract.endSession, ({ params }) => {
      ended.push(params.id);
      open = open.filter(({ id }) => id !== params.id);
      return { status: 204 };
    }),
    mockEndpoint(contract.endOtherSessions, () => {
      open = open.filter(({ isThisOne }) => isThisOne);
      return { status: 204 };
    }),
  );
  return ended;
}

const openSettings = () => renderRoute('/settings', { session: buyer });
const row = async (name: string) => {
  const item = (await screen.findByText(name)).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return item;
};

it('each device is named, with the day when it was last used', async () => {
  withSessions();
  await openSettings();
  expect(within(await row('Firefox on Linux')).getByText('This device')).toBeVisible();
  expect(await row('Chrome on Android')).toHaveTextContent('Last used on 13/11/2026');
  expect(await row('Unknown device')).toHaveTextContent('Last used on 14/11/2026');
});

it('two sessions of one browser are distinguished by time and place of the sign-in', async () => {
  const twice = [session(1, phone), session(2, phone), session(3, phone)];
  server.use(
    mockEndpoint(contract.listSessions, () => ({
      status: 200,
      body: { success: true, data: twice },
    })),
  );
  await openSettings();
  expect(await screen.findAllByText('Chrome on Android')).toHaveLength(3);
  expect(screen.getByText('Signed in on 01/11/2026, 11:31 from 203.0.113.1')).toBeVisible();
  expect(screen.getByText('Signed in on 01/11/2026, 11:32 from 203.0.113.2')).toBeVisible();
  expect(screen.getByText('Signed in on 01/11/2026, 11:33')).toBeVisible();
  const second = 'Sign out: Chrome on Android, signed in on 01/11/2026, 11:32';
  expect(screen.getByRole('button', { name: second })).toBeVisible();
  expect(screen.getAllByText('This device')).toHaveLength(1);
});

it('one other device is signed out', async () => {
  const ended = withSessions();
  const { user } = await openSettings();
  await row('Chrome on Android');
  await user.click(screen.getByRole('button', { name: /^Sign out: Chrome on Android/ }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(ended).toEqual([session(2, phone).id]);
  expect(localStorage.getItem('token')).toBe(buyer.token);
});

it('all other devices are signed out at once', async () => {
  withSessions();
  const { user } = await openSettings();
  await row('Chrome on Android');
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.getAllByText(/^Last used on/)).toHaveLength(1));
  expect(await screen.findByText('Signed out on every other device.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('after sessions are ended by keyboard, the focus is on the heading of the list', async () => {
  withSessions();
  const { user } = await openSettings();
  await row('Chrome on Android');
  const heading = screen.getByRole('heading', { name: 'Where you are signed in' });
  const others = screen.getByRole('button', { name: 'Sign out everywhere else' });
  screen.getByRole('button', { name: /^Sign out: Chrome on Android/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(heading).toHaveFocus());
  others.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(others).not.toBeInTheDocument());
  expect(heading).toHaveFocus();
});

it('signing out here leads to the sign-in, and the server hears of it', async () => {
  const ended = withSessions();
  const { user } = await openSettings();
  await row('Firefox on Linux');
  await user.click(screen.getByRole('button', { name: 'Sign out here' }));
  await waitFor(() => expect(location.pathname).toBe('/sign-in'));
  expect(localStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(ended).toEqual([session(1, desk).id]));
});

it('a list that cannot be fetched shows an error, and is fetched again on request', async () => {
  server.use(...failing('accounts'));
  const { user } = await openSettings();
  expect(await screen.findByText('The list of devices could not be loaded.')).toBeVisible();
  withSessions();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row('Firefox on Linux');
});

it('a user whose session was ended elsewhere is redirected to the sign-in', async () => {
  server.use(
    http.get('*/api/v1/user/sessions', () =>
      Response.json(
        { success: false, message: 'Please log in', code: 'not_signed_in' },
        { status: 401 },
      ),
    ),
  );
  await openSettings();
  await waitFor(() => expect(location.pathname).toBe('/sign-in'));
});
