import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ramesh, seller } from '../../../testing/users.ts';

const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = (name: string) => new File([pngHead], name, { type: 'image/png' });

function sized(name: string, type: string, size: number): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}

const drop = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/^Pictures/), { target: { files } });

function write(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
}

const wheat = {
  Name: 'Sona Moti Wheat',
  Description: 'Clean and dry',
  Category: 'Crops',
  Location: 'Ranchi',
  Price: '700.50',
  Quantity: '500',
  'Harvest Date': '2026-04-01',
  'Expiry Date': '2099-04-01',
};

beforeEach(async () => {
  await renderRoute('/mandi/sell-item', { session: seller });
});

test('the inputs are of the kinds that the specification names', {
  tags: [
    'VALID-4',
    'ADD-CROP-1',
    'LISTING-6',
    'LISTING-7',
    'LISTING-8',
    'LIMIT-2',
    'LIMIT-3',
    'LIMIT-48',
  ],
}, () => {
  for (const name of [/^Price/, /^Quantity/]) {
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('inputmode', 'decimal');
  }
  expect(screen.getByLabelText(/^Pictures/)).toHaveAttribute('multiple');
  expect(screen.getByLabelText(/^Pictures/)).toHaveAttribute('accept', 'image/*');
  expect(screen.getByRole('combobox', { name: /^Unit/ })).toHaveValue('kg');
  const choices = (name: RegExp) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(
      ({ value }) => value,
    );
  expect(choices(/^Unit/)).toEqual(['kg', 'tonnes', 'liters', 'pieces']);
  expect(choices(/^Category/).toSorted()).toEqual([
    '',
    'Crops',
    'Dairy Products',
    'Fertilizers',
    'Fodder Crops',
    'Fruits',
    'Pulses',
    'Seeds',
    'Vegetables',
  ]);
});

test('several pictures can be dropped, and no other files', {
  tags: ['ADD-CROP-1', 'LIMIT-48'],
}, () => {
  const price = sized('prices.pdf', 'application/pdf', 900);
  const files = [picture('wheat.png'), price, picture('field.png')];
  const zone = screen.getByText('Drop pictures here or choose them');
  fireEvent.drop(zone, { dataTransfer: { files } });
  const buttons = screen.getAllByRole('button', { name: /^Remove/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove wheat.png',
    'Remove field.png',
  ]);
  expect(screen.getByText('prices.pdf is not a picture.')).toBeVisible();
});

test('a file that is not taken is named with its reason', {
  tags: ['VALID-3', 'LISTING-3', 'LIMIT-1', 'LIMIT-49'],
}, () => {
  drop(
    sized('prices.pdf', 'application/pdf', 900),
    sized('huge.jpg', 'image/jpeg', 10_000_001),
    sized('nothing.jpg', 'image/jpeg', 0),
    ...['1', '2', '3', '4', '5', '6', '7'].map((name) => picture(`${name}.png`)),
  );
  expect(screen.getByText('prices.pdf is not a picture.')).toBeVisible();
  expect(screen.getByText('huge.jpg is larger than 10 MB.')).toBeVisible();
  expect(screen.getByText('nothing.jpg is empty.')).toBeVisible();
  expect(screen.getByText('7.png was left out: at most 6 pictures are kept.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
});

test('after a picture is removed by keyboard, the focus is on the control that adds pictures', async () => {
  const user = userEvent.setup();
  drop(picture('wheat.png'), picture('field.png'));
  screen.getByRole('button', { name: 'Remove wheat.png' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Remove wheat.png' })).toBeNull();
  expect(screen.getByLabelText(/^Pictures/)).toHaveFocus();
});

test('a price that is no number shows an error at its field, and stays as it was typed', {
  tags: ['VALID-4'],
}, async () => {
  drop(picture('wheat.png'));
  write({ ...wheat, Price: 'seven', Quantity: '-5' });
  fireEvent.click(screen.getByRole('button', { name: 'Add to Mandi' }));
  const price = screen.getByRole('textbox', { name: /^Price/ });
  await waitFor(() =>
    expect(price).toHaveAccessibleDescription(/Please write a number, like 1850\.50/),
  );
  expect(price).toHaveValue('seven');
  expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveAccessibleDescription(
    /Please write a number, like 500/,
  );
});

test('eleven fields are sent under the names of the specification, numbers in plain digits, images once for each picture', {
  tags: [
    'ADD-CROP-2',
    'CALL-15',
    'LISTING-1',
    'LISTING-2',
    'LISTING-4',
    'LISTING-5',
    'LISTING-9',
    'LISTING-10',
    'LISTING-11',
    'LISTING-12',
  ],
}, async () => {
  const sent: [string, unknown][] = [];
  server.use(
    handle(contract.createCrop, async ({ request }) => {
      sent.push(...(await request.formData()));
      return HttpResponse.error();
    }),
  );
  drop(picture('wheat.png'), picture('field.png'));
  write({ ...wheat, Price: '₹ १,७००.५०' });
  fireEvent.click(screen.getByRole('button', { name: 'Add to Mandi' }));
  await waitFor(() => expect(sent).not.toEqual([]));
  // jsdom's files do not survive the way to Node: that they are there is all that can be seen.
  const texts = sent.filter(([name]) => name !== 'images');
  expect(sent.length - texts.length).toBe(2);
  expect(texts).toHaveLength(10);
  expect(Object.fromEntries(texts)).toEqual({
    name: 'Sona Moti Wheat',
    description: 'Clean and dry',
    price: '1700.5',
    quantity: '500',
    unit: 'kg',
    category: 'Crops',
    harvestDate: '2026-04-01',
    expiryDate: '2099-04-01',
    Location: 'Ranchi',
    userId: ramesh.id,
  });
});

test.each([
  ['Quantity', { Quantity: '24.9' }, 'At least one trade unit'],
  ['Quantity', { Quantity: '30.5', Unit: 'pieces' }, 'Please write a whole number of pieces'],
  ['Expiry Date', { 'Harvest Date': '2001-01-01', 'Expiry Date': '2001-01-02' }, 'already over'],
])(
  '%s in %j is rejected with an error before the pictures are sent',
  async (label, change, words) => {
    let wasSent = false;
    server.use(
      handle(contract.createCrop, () => {
        wasSent = true;
        return HttpResponse.error();
      }),
    );
    drop(picture('wheat.png'));
    write({ ...wheat, ...change });
    await userEvent.click(screen.getByRole('button', { name: 'Add to Mandi' }));
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(words)));
    expect(wasSent).toBe(false);
  },
);
