import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle, mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import errors from '../../../locales/hi/field-errors.json';
import { renderRoute } from '../../../testing/render-route.tsx';
import { seller } from '../../../testing/users.ts';

const control = (name: string) => document.querySelector(`[name=${name}]`);
const write = (fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.change(control(name) ?? document.body, { target: { value } });
  }
};

const seeds = {
  name: 'Wheat Seed',
  description: 'Clean',
  category: 'Seeds',
  Location: 'Ranchi',
  price: '900',
  quantity: '100',
  harvestDate: '2026-04-01',
  expiryDate: '2099-04-01',
};

async function fill(language: 'en' | 'hi' = 'en') {
  const view = await renderRoute('/mandi/sell-item', { session: seller, language });
  write(seeds);
  const picture = new File(['x'], 'seed.png', { type: 'image/png' });
  await view.user.upload(screen.getByLabelText(/^(Pictures|तस्वीरें)/), picture);
  return view.user;
}

function recordListings() {
  const sent: FormData[] = [];
  server.use(
    handle(contract.createCrop, async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.error();
    }),
  );
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['en', 'Add to Mandi', /only licensed dealers sell seeds and fertilizers/],
  ['hi', 'मंडी में जोड़ें', new RegExp(errors.licence_needed)],
] as const)(
  'seeds need the licence number of the dealer, which is said in %s',
  async (language, button, reason) => {
    const sent = recordListings();
    await fill(language);
    press(button);
    await waitFor(() => expect(control('licence')).toHaveAccessibleDescription(reason));
    expect(sent).toEqual([]);
    write({ licence: 'JH/RAN/2024/157' });
    press(button);
    await waitFor(() => expect(sent[0]?.get('licence')).toBe('JH/RAN/2024/157'));
  },
);

it('other goods are asked for no licence, and what was typed is not sent', async () => {
  const sent = recordListings();
  await fill();
  write({ licence: 'no digits' });
  write({ category: 'Crops' });
  expect(control('licence')).toBeNull();
  press('Add to Mandi');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.has('licence')).toBe(false);
});

it('the median price of like goods stands beside the price', async () => {
  const asked: unknown[] = [];
  server.use(
    mockEndpoint(contract.getLikePrices, ({ query }) => {
      asked.push(query);
      return { status: 200, body: { success: true, data: { median: 712.5, count: 4 } } };
    }),
  );
  await renderRoute('/mandi/sell-item', { session: seller });
  write({ name: 'Whe' });
  write({ name: 'Wheat', category: 'Crops' });
  expect(await screen.findByText(/^Like goods: ₹712.50? for 1 U \(4 listings\)$/)).toBeVisible();
  expect(asked).toEqual([{ name: 'Wheat', category: 'Crops' }]);
});

it('nothing is said of fewer than three like listings, nor of a failure', async () => {
  let replies = 0;
  server.use(
    handle(contract.getLikePrices, () => {
      replies += 1;
      const data = { median: null, count: db.crops.size };
      return replies === 1 ? HttpResponse.json({ success: true, data }) : HttpResponse.error();
    }),
  );
  await renderRoute('/mandi/sell-item', { session: seller });
  write({ name: 'Ragi', category: 'Crops' });
  await waitFor(() => expect(replies).toBe(1));
  write({ name: 'Ragi of Khunti' });
  await waitFor(() => expect(replies).toBeGreaterThan(1));
  expect(screen.queryByText(/^Like goods/)).toBeNull();
});
