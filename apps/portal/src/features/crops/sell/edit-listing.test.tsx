import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, errorReplyOf, invalidField } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

const wheat = demoListings.find(({ slug }) => slug === 'sharbati-wheat');
const id = wheat?.id ?? '';
const open = (session = seller) => renderRoute(paths.sellItem.href({ edit: id }), { session });
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));

/** Records what is sent, and takes it. */
function recordChanges() {
  const sent: unknown[] = [];
  server.use(
    handle(contract.updateCrop, async ({ request }) => {
      sent.push(await request.clone().json());
      return undefined;
    }),
  );
  return sent;
}

const refuseWith = (error: ApiError) => {
  const { body, status } = errorReplyOf(error);
  server.use(handle(contract.updateCrop, () => HttpResponse.json(body, { status })));
};

it('the form holds the listing with its pictures, and sends only what was changed', async () => {
  const sent = recordChanges();
  await open();
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sharbati Wheat');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Listing');
  expect(screen.getByLabelText(/^Category/)).toHaveValue('Crops');
  expect(screen.getByLabelText(/^Price/)).toHaveValue('700');
  expect(screen.getAllByRole('button', { name: /^Remove Sharbati Wheat/ })).toHaveLength(
    wheat?.pictures.length ?? 0,
  );
  write(/^Price/, '725.50');
  write(/^Location/, 'Khunti');
  save();
  await screen.findByText('Sharbati Wheat was changed.');
  expect(sent).toEqual([{ price: 725.5, Location: 'Khunti' }]);
  await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
  expect(db.crops.get(id)?.price).toBe(725.5);
});

it('nothing is sent while nothing is changed', async () => {
  const sent = recordChanges();
  await open();
  await screen.findByLabelText(/^Name/);
  save();
  await screen.findByText('Nothing has been changed.');
  expect(sent).toEqual([]);
});

it('the draft of a new listing is neither shown nor overwritten', async () => {
  sessionStorage.setItem('listing-draft', JSON.stringify({ name: 'Ragi' }));
  await open();
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sharbati Wheat');
  write(/^Name/, 'Wheat of this year');
  expect(sessionStorage.getItem('listing-draft')).toBe(JSON.stringify({ name: 'Ragi' }));
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
  expect(sessionStorage.getItem('listing-draft')).toContain('Ragi');
});

it.each([
  [/^Quantity/, '24.9', 'At least one trade unit'],
  [/^Expiry Date/, '2001-01-01', 'This day is already over'],
  [/^Price/, 'seven', 'Please write a number'],
])('%s cannot become %s', async (label, value, words) => {
  const sent = recordChanges();
  await open();
  await screen.findByLabelText(/^Name/);
  write(label, value);
  save();
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(words)),
  );
  expect(sent).toEqual([]);
});

it('a listing that has expired or run low can be described better all the same', async () => {
  const record = db.crops.get(id);
  if (!record) throw new Error('the demo market has no wheat');
  const days = { harvestDate: '2020-03-01', expiryDate: '2020-06-01' };
  db.crops.set(id, { ...record, ...days, quantity: 12 });
  const sent = recordChanges();
  await open();
  await screen.findByLabelText(/^Name/);
  write(/^Description/, 'Old stock');
  save();
  await screen.findByText('Sharbati Wheat was changed.');
  expect(sent).toEqual([{ description: 'Old stock' }]);
});

it('an error of the server is shown at its field, and what was typed stays', async () => {
  refuseWith(invalidField('unit', 'has_orders'));
  await open();
  await screen.findByLabelText(/^Name/);
  write(/^Unit/, 'tonnes');
  save();
  await waitFor(() =>
    expect(screen.getByLabelText(/^Unit/)).toHaveAccessibleDescription(
      /The unit cannot be changed while orders are open/,
    ),
  );
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('tonnes');
});

it.each(['not_allowed', 'not_found', 'unavailable'] as const)(
  'a change that is refused as %s says so and loses nothing',
  async (code) => {
    refuseWith(new ApiError(code));
    await open();
    await screen.findByLabelText(/^Name/);
    write(/^Location/, 'Khunti');
    save();
    await screen.findByText(/^(Error: |The change could not be saved)/);
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Khunti');
  },
);

it("a stranger's listing cannot be changed", async () => {
  await open(buyer);
  await screen.findByText(/^This listing belongs to someone else/);
  const link = screen.getByRole('link', { name: 'To your listings' });
  expect(link).toHaveAttribute('href', '/mandi/seller-profile');
});

it('a listing that is gone says so, as does an address that is none', async () => {
  db.crops.delete(id);
  const first = await open();
  await screen.findByText('There is no such listing any more.');
  first.unmount();
  await renderRoute('/mandi/sell-item?edit=nonsense', { session: seller });
  await screen.findByText('There is no such listing any more.');
});

it('a listing that could not be loaded can be tried again', async () => {
  server.use(...failing('crops'));
  const { user } = await open();
  await screen.findByText('The listing could not be loaded.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sharbati Wheat');
});
