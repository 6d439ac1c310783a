import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contract } from '@upaj/contract/contract';
import { toCrop } from '@upaj/mocks/crop-view';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { listingRejected } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { holdLongWaits } from '../testing/long-waits.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, seller } from '../testing/users.ts';

const open = () => renderRoute('/mandi/sell-item', { session: seller });
const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = () => new File([pngHead], 'wheat.png', { type: 'image/png' });

const filled = {
  Name: 'Sona Moti Wheat',
  Description: 'Clean and dry',
  Category: 'Crops',
  Location: 'Ranchi',
  Price: '700',
  Quantity: '500',
  'Harvest Date': '2026-04-01',
  'Expiry Date': '2099-04-01',
};

function write(fields: Partial<Record<keyof typeof filled, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
}

async function fill(user: UserEvent) {
  await user.upload(screen.getByLabelText(/^Pictures/), picture());
  write(filled);
}

const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Add to Mandi' }));
interface Sent {
  key: string | null;
  name: unknown;
  pictures: number;
}

/** Accepts and records every listing; jsdom's files cannot be sent to Node. */
function takeListings() {
  const sent: Sent[] = [];
  server.use(
    handle(contract.createCrop, async ({ request }) => {
      const form = await request.formData();
      const key = request.headers.get('idempotency-key');
      sent.push({ key, name: form.get('name'), pictures: form.getAll('images').length });
      const data = [...db.crops.values()].slice(0, 1).map(toCrop)[0];
      return HttpResponse.json({ success: true, data }, { status: 201 });
    }),
  );
  return sent;
}

test('an empty form is not sent; a warning and the fields say what is missing', {
  tags: ['VALID-1', 'ERROR-1'],
}, async () => {
  const sent = takeListings();
  const { user } = await open();
  await submit(user);
  await screen.findByText('Please fill out all fields');
  expect(screen.getByText('Please add at least one picture')).toBeVisible();
  for (const label of Object.keys(filled)) {
    expect(screen.getByLabelText(new RegExp(`^${label}`)), label).toBeInvalid();
  }
  expect(sent).toEqual([]);
  // The first thing that is missing, each time.
  await waitFor(() => expect(screen.getByLabelText(/^Pictures/)).toHaveFocus());
  await submit(user);
  await waitFor(() => expect(screen.getByLabelText(/^Pictures/)).toHaveFocus());
});

test('a form with everything but a picture is warned about as well', {
  tags: ['VALID-2'],
}, async () => {
  const sent = takeListings();
  const { user } = await open();
  write(filled);
  await submit(user);
  await screen.findByText('Please fill out all fields');
  expect(screen.getByText('Please add at least one picture')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the price of a kilogram is shown beside the price of one U', async () => {
  await open();
  write({ Price: '700' });
  expect(await screen.findByText('1U = 25kg · Price: ₹28.00 per Kg')).toBeVisible();
});

test('a last day of sale before the harvest is named at its field', async () => {
  const sent = takeListings();
  const { user } = await open();
  await fill(user);
  write({ 'Expiry Date': '2026-03-01' });
  await submit(user);
  expect(await screen.findByText('The last day of sale is before the harvest')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a success message is shown for two seconds; then the seller page opens', {
  tags: ['STATE-15', 'STATE-16', 'CALL-16', 'ROUTE-15', 'LIMIT-5', 'LIMIT-12'],
}, async () => {
  const sent = takeListings();
  const pass = holdLongWaits();
  const { user } = await open();
  await fill(user);
  fireEvent.click(screen.getByRole('button', { name: 'Add to Mandi' }));
  await screen.findByText('Crop added to Mandi successfully!');
  expect(sent).toMatchObject([{ name: filled.Name, pictures: 1 }]);
  await pass(1999);
  expect(location.pathname).toBe('/mandi/sell-item');
  expect(screen.getByText('Crop added to Mandi successfully!')).toBeVisible();
  await pass(1);
  expect(location.pathname).toBe('/mandi/seller-profile');
  await waitFor(() => expect(screen.queryByText(/^Crop added to Mandi/)).toBeNull());
});

test('two quick presses send one listing', { tags: ['ADD-CROP-3'] }, async () => {
  const sent = takeListings();
  const { user } = await open();
  await fill(user);
  const button = screen.getByRole('button', { name: 'Add to Mandi' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Crop added to Mandi successfully!');
  expect(sent).toHaveLength(1);
});

test('the button reads Submitting... and cannot be pressed again while the form is sent', {
  tags: ['STATE-14'],
}, async () => {
  server.use(handle(contract.createCrop, () => new Promise(() => {})));
  const { user } = await open();
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Sending pictures' })).toBeVisible();
  // The pictures stand at the top of a long form, the button at its end.
  expect(screen.getByText(/^\d+%$/)).toBeVisible();
});

test('an error of the server is shown in its own words', {
  tags: ['STATE-17', 'CALL-16', 'ERROR-2'],
}, async () => {
  server.use(...listingRejected());
  const { user } = await open();
  await fill(user);
  await submit(user);
  await screen.findByText('Error: This file is not a picture that can be read');
  expect(screen.getByRole('button', { name: 'Add to Mandi' })).toBeEnabled();
});

test('a broken connection loses nothing, and the next attempt sends the same key', {
  tags: ['ERROR-3'],
}, async () => {
  const keys: (string | null)[] = [];
  const { user } = await open();
  await fill(user);
  server.use(
    handle(contract.createCrop, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  await submit(user);
  await screen.findByText('Failed to add crop to Mandi');
  expect(screen.getByLabelText(/^Name/)).toHaveValue(filled.Name);
  expect(screen.getByRole('button', { name: 'Remove wheat.png' })).toBeVisible();
  const sent = takeListings();
  await submit(user);
  await screen.findByText('Crop added to Mandi successfully!');
  expect(keys).toEqual([expect.stringMatching(/./)]);
  expect(sent.map(({ key }) => key)).toEqual(keys);
});

test('a user who only buys finds the same form at /seller/sell', {
  tags: ['ROLE-4', 'ROUTE-14'],
}, async () => {
  await renderRoute('/seller/sell', { session: buyer });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Crop to Mandi');
  expect(screen.getByRole('button', { name: 'Add to Mandi' })).toBeEnabled();
});

test('Cancel goes to the seller page and Back to Mandi to the Mandi', {
  tags: ['ADD-CROP-4', 'ADD-CROP-5'],
}, async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
    'href',
    '/mandi/seller-profile',
  );
  expect(screen.getByRole('link', { name: 'Back to Mandi' })).toHaveAttribute('href', '/mandi');
});
