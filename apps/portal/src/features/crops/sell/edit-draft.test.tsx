import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { type DemoPerson, demoPassword } from '@upaj/demo/people';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { sessionExpired } from '../../../domains/session/session.slice.ts';
import { paths } from '../../../shared/paths.ts';
import { listingChangesKey } from '../../../shared/storage-keys.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { meera, ramesh, seller } from '../../../testing/users.ts';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const id = idOf('sharbati-wheat');
/** Another listing of the same seller. */
const otherId =
  demoListings.find((listing) => listing.seller === 'ramesh' && listing.id !== id)?.id ?? '';
const kept = (of = id) => sessionStorage.getItem(listingChangesKey(of));

async function open(of = id) {
  const view = await renderRoute(paths.sellItem.href({ edit: of }), { session: seller });
  await screen.findByLabelText(/^Name/);
  return view;
}
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));

/** What a reload leaves: the storage of the tab. */
async function reload(of = id) {
  cleanup();
  return open(of);
}

async function signInAs(person: DemoPerson, user: UserEvent) {
  write(/^Email/, person.email);
  write(/^Password/, demoPassword);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('what was typed is there again after a reload, and the form says so', async () => {
  await open();
  write(/^Location/, 'Khunti');
  write(/^Price/, '725');
  await reload();
  await waitFor(() => expect(screen.getByLabelText(/^Location/)).toHaveValue('Khunti'));
  expect(screen.getByLabelText(/^Price/)).toHaveValue('725');
  expect(screen.getByText(/^What you had changed is here again/)).toBeVisible();
});

it('each listing has its own', async () => {
  await open();
  write(/^Location/, 'Khunti');
  await reload(otherId);
  expect(screen.getByLabelText(/^Location/)).not.toHaveValue('Khunti');
  expect(screen.queryByText(/^What you had changed/)).toBeNull();
  write(/^Location/, 'Bundu');
  await reload();
  await waitFor(() => expect(screen.getByLabelText(/^Location/)).toHaveValue('Khunti'));
});

it('a listing that was changed elsewhere gets only what was typed here', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(
      contract.updateCrop,
      async ({ request }) => void sent.push(await request.clone().json()),
    ),
  );
  await open();
  write(/^Location/, 'Khunti');
  cleanup();
  const record = db.crops.get(id);
  if (record) db.crops.set(id, { ...record, price: 810 });
  await open();
  await waitFor(() => expect(screen.getByLabelText(/^Location/)).toHaveValue('Khunti'));
  expect(screen.getByLabelText(/^Price/)).toHaveValue('810');
  save();
  await screen.findByText('Sharbati Wheat was changed.');
  expect(sent).toEqual([{ Location: 'Khunti' }]);
  expect(db.crops.get(id)).toMatchObject({ price: 810, Location: 'Khunti' });
});

it('it is deleted once it is saved, and by Cancel', async () => {
  const { user } = await open();
  write(/^Location/, 'Khunti');
  expect(kept()).toContain('Khunti');
  save();
  await screen.findByText('Sharbati Wheat was changed.');
  expect(kept()).toBeNull();
  await reload();
  write(/^Location/, 'Bundu');
  expect(kept()).toContain('Bundu');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
  expect(kept()).toBeNull();
});

it('it stays when the change did not reach the server', async () => {
  server.use(handle(contract.updateCrop, () => HttpResponse.error()));
  await open();
  write(/^Location/, 'Khunti');
  save();
  await screen.findByText('The change could not be saved. Please try again.');
  expect(kept()).toContain('Khunti');
});

it('it is deleted with its listing', async () => {
  await open();
  write(/^Location/, 'Khunti');
  cleanup();
  const { user } = await renderRoute('/mandi/seller-profile', { session: seller });
  await user.click(await screen.findByRole('button', { name: 'Delete Sharbati Wheat' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Sharbati Wheat was deleted.');
  expect(kept()).toBeNull();
});

it('it is deleted when its listing turns out to be gone', async () => {
  await open();
  write(/^Location/, 'Khunti');
  cleanup();
  db.crops.delete(id);
  await renderRoute(paths.sellItem.href({ edit: id }), { session: seller });
  await screen.findByText('There is no such listing any more.');
  expect(kept()).toBeNull();
});

it('it is restored for the user whose session had expired, and for no other user', async () => {
  const first = await open();
  write(/^Location/, 'Khunti');
  act(() => void first.store.dispatch(sessionExpired()));
  await screen.findByRole('heading', { name: 'Login to your Account' });
  await signInAs(ramesh, first.user);
  await waitFor(() => expect(screen.getByLabelText(/^Location/)).toHaveValue('Khunti'));
  act(() => void first.store.dispatch(sessionExpired()));
  await screen.findByRole('heading', { name: 'Login to your Account' });
  await signInAs(meera, first.user);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(kept()).toBeNull();
});
