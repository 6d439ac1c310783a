import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { toCrop } from '@upaj/mocks/crop-view';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

const wheat = demoListings.find(({ slug }) => slug === 'sharbati-wheat');
const id = wheat?.id ?? '';
const count = wheat?.pictures.length ?? 0;
const open = (session = seller) => renderRoute(paths.sellItem.href({ copy: id }), { session });
const removeButtons = () => screen.findAllByRole('button', { name: /^Remove Sharbati Wheat/ });

const pictures = (respond: () => Response) => http.get('*/mock-pictures/:name', respond);

beforeEach(() => {
  const svg = () => new HttpResponse('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  server.use(pictures(svg));
});

it('a copy has the facts and the pictures of its listing, and is sent as a new one', async () => {
  const sent: FormData[] = [];
  server.use(
    handle(contract.createCrop, async ({ request }) => {
      sent.push(await request.formData());
      const [data] = [...db.crops.values()].map(toCrop);
      return HttpResponse.json({ success: true, data }, { status: 201 });
    }),
  );
  const { user } = await open();
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sharbati Wheat');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Copy Listing');
  expect(await removeButtons()).toHaveLength(count);
  await user.click(screen.getByRole('button', { name: 'Remove Sharbati Wheat 1' }));
  const added = new File(['x'], 'field.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Pictures/), added);
  await user.click(screen.getByRole('button', { name: 'Add to Mandi' }));
  await screen.findByText('Crop added to Mandi successfully!');
  expect(sent[0]?.get('name')).toBe('Sharbati Wheat');
  expect(sent[0]?.getAll('images')).toHaveLength(count);
});

it('the dates of a lot that is over are left out, and the form says so', async () => {
  const record = db.crops.get(id);
  if (!record) throw new Error('the demo market has no wheat');
  db.crops.set(id, { ...record, harvestDate: '2020-03-01', expiryDate: '2020-06-01' });
  await open();
  expect(await screen.findByLabelText(/^Expiry Date/)).toHaveValue('');
  expect(screen.getByLabelText(/^Harvest Date/)).toHaveValue('');
  expect(screen.getByText(/^The dates were not copied/)).toBeVisible();
});

it('pictures that cannot be loaded are asked for', async () => {
  server.use(pictures(() => HttpResponse.error()));
  await open();
  await screen.findByText('Not all pictures could be copied. Please add them here.');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add to Mandi' })).toBeEnabled();
});

it('the draft of a new listing stays as it is', async () => {
  sessionStorage.setItem('listing-draft', JSON.stringify({ name: 'Ragi' }));
  await open();
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sharbati Wheat');
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Wheat' } });
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
  expect(sessionStorage.getItem('listing-draft')).toBe(JSON.stringify({ name: 'Ragi' }));
});

it("a stranger's listing cannot be copied", async () => {
  await open(buyer);
  await screen.findByText(/^This listing belongs to someone else/);
});
