import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, badPicture, errorReplyOf, wrongPictureOrder } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import { demoListings } from '@upaj/demo/market';
import { toCrop } from '@upaj/mocks/crop-view';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { seller } from '../../../testing/users.ts';

const id = demoListings.find(({ slug }) => slug === 'sharbati-wheat')?.id ?? '';
const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string) => new File([pngHead], name, { type: 'image/png' });

function recordOf() {
  const record = db.crops.get(id);
  if (!record) throw new Error('the demo market has no wheat');
  return record;
}
/** Three pictures, whatever the demo market has. */
beforeEach(() => {
  const record = recordOf();
  const [first] = record.image;
  if (!first) throw new Error('the wheat has no picture');
  const image = ['1', '2', '3'].map((digit) => ({ ...first, id: digit + first.id.slice(1) }));
  db.crops.set(id, { ...record, image });
});
const idsOf = () => recordOf().image.map((picture) => picture.id);

interface Sent {
  name: string;
  order?: string;
  files?: number;
}

/** Records what is sent to both endpoints, and takes it: jsdom's files do not survive the way to the mock. */
function recordRequests() {
  const sent: Sent[] = [];
  server.use(
    handle(contract.updateCrop, () => void sent.push({ name: 'updateCrop' })),
    handle(contract.setCropPictures, async ({ request }) => {
      const form = await request.formData();
      const order = String(form.get('order'));
      const files = form.getAll('images').length;
      const { image, ...record } = recordOf();
      const arranged = order
        .split(',')
        .flatMap((one) =>
          one === 'new'
            ? image.slice(0, 1).map((first) => ({ ...first, id: crypto.randomUUID() }))
            : image.filter((picture) => picture.id === one),
        );
      if (arranged.length < order.split(',').length) {
        const { body, status } = errorReplyOf(wrongPictureOrder('unknown_picture'));
        return HttpResponse.json(body, { status });
      }
      sent.push({ name: 'setCropPictures', order, files });
      db.crops.set(id, { ...record, image: arranged });
      return HttpResponse.json({ success: true, data: toCrop(recordOf()) });
    }),
  );
  return sent;
}

const refuseOnce = (endpoint: Endpoint, error?: ApiError) => {
  const { body, status } = errorReplyOf(error ?? new ApiError('unavailable'));
  const reply = () => (error ? HttpResponse.json(body, { status }) : HttpResponse.error());
  let isRefused = false;
  server.use(
    handle(endpoint, () => {
      if (isRefused) return undefined;
      isRefused = true;
      return reply();
    }),
  );
};

async function open() {
  const view = await renderRoute(paths.sellItem.href({ edit: id }), { session: seller });
  await screen.findByLabelText(/^Name/);
  return view;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Save the changes' }));
const add = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/^Pictures/), { target: { files } });
const writePlace = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Location/), { target: { value } });
const shown = () =>
  screen.getAllByRole('img', { name: /^(Sharbati|new)/ }).map((one) => one.getAttribute('alt'));
const saved = () => screen.findByText('Sharbati Wheat was changed.');

describe('the pictures of a listing', () => {
  it('are moved, removed and added, and sent without what stayed as it was', async () => {
    const [first, second, third] = idsOf();
    const sent = recordRequests();
    await open();
    press('Remove Sharbati Wheat 2');
    press('Move Sharbati Wheat 3 forward');
    expect(screen.getByText('Sharbati Wheat 3 is picture 1 of 2 now')).toBeInTheDocument();
    add(png('new.png'));
    press('Move new.png forward');
    expect(shown()).toEqual(['Sharbati Wheat 3', 'new.png', 'Sharbati Wheat 1']);
    await save();
    await saved();
    expect(sent).toMatchObject([
      { name: 'setCropPictures', order: `${third},new,${first}`, files: 1 },
    ]);
    expect(idsOf()).toHaveLength(3);
    expect(idsOf()).not.toContain(second);
    await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
  });

  it('are not sent when they are as before, and nothing else is', async () => {
    const sent = recordRequests();
    await open();
    press('Move Sharbati Wheat 2 forward');
    press('Move Sharbati Wheat 1 forward');
    await save();
    await screen.findByText('Nothing has been changed.');
    expect(sent).toEqual([]);
  });

  it('are at least one', async () => {
    const sent = recordRequests();
    await open();
    for (const place of [1, 2, 3]) press(`Remove Sharbati Wheat ${place}`);
    await save();
    await screen.findByText('Please add at least one picture');
    expect(screen.getByLabelText(/^Pictures/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('are sent after the changed fields, once however often the button is pressed', async () => {
    const sent = recordRequests();
    await open();
    writePlace('Khunti');
    press('Move Sharbati Wheat 2 forward');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the changes' });
    // The Enter key sends the form, whatever its button says.
    for (const _ of ['once', 'twice']) if (button.form) fireEvent.submit(button.form);
    await saved();
    expect(sent.map(({ name }) => name)).toEqual(['updateCrop', 'setCropPictures']);
    expect(recordOf().Location).toBe('Khunti');
  });
});

it('pictures are not sent any more once the page was left', async () => {
  const sent = recordRequests();
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  server.use(handle(contract.updateCrop, () => taken));
  const { user } = await open();
  writePlace('Khunti');
  press('Move Sharbati Wheat 2 forward');
  await save();
  await screen.findByRole('button', { name: 'Saving...' });
  const [dashboard] = screen.getAllByRole('link', { name: 'Dashboard' });
  if (dashboard) await user.click(dashboard);
  await waitFor(() => expect(screen.queryByLabelText(/^Location/)).toBeNull());
  take();
  await waitFor(() => expect(recordOf().Location).toBe('Khunti'));
  await screen.findByText('Sharbati Wheat was changed.');
  expect(location.pathname).toBe('/dashboard');
  expect(sent.map(({ name }) => name)).toEqual(['updateCrop']);
});

describe('when one of the two fails', () => {
  it('pictures that were refused are still to be saved, and the fields are not sent again', async () => {
    const sent = recordRequests();
    refuseOnce(contract.setCropPictures, badPicture('images'));
    await open();
    writePlace('Khunti');
    add(png('new.png'));
    await save();
    await screen.findByText('The details are saved. The pictures are still to be saved.');
    expect(screen.getByLabelText(/^Pictures/)).toHaveAccessibleDescription(
      /This file is not a picture that can be read/,
    );
    expect(shown()).toHaveLength(4);
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Khunti');
    await save();
    await saved();
    expect(sent.map(({ name }) => name)).toEqual(['updateCrop', 'setCropPictures']);
    expect(idsOf()).toHaveLength(4);
  });

  it('fields that were refused keep the pictures back, and both are sent by the next press', async () => {
    const sent = recordRequests();
    refuseOnce(contract.updateCrop, new ApiError('unavailable'));
    await open();
    writePlace('Khunti');
    add(png('new.png'));
    await save();
    await screen.findByText('Nothing is saved yet, the pictures neither.');
    expect(shown()).toHaveLength(4);
    expect(sent).toEqual([]);
    await save();
    await saved();
    expect(sent.map(({ name }) => name)).toEqual(['updateCrop', 'setCropPictures']);
  });

  it('pictures whose answer was lost are sent again with the same key', async () => {
    const sent = recordRequests();
    const keys: (string | null)[] = [];
    let isLost = false;
    server.use(
      handle(contract.setCropPictures, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (isLost) return undefined;
        isLost = true;
        return HttpResponse.error();
      }),
    );
    await open();
    add(png('new.png'));
    await save();
    await screen.findByText('The pictures could not be saved. Please try again.');
    await save();
    await saved();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(sent).toHaveLength(1);
  });
});

it('pictures that were changed elsewhere are shown as they are now, with what was added here', async () => {
  recordRequests();
  await open();
  const record = recordOf();
  const [first, second] = record.image;
  if (!first || !second) throw new Error('the wheat has three pictures');
  const added = { ...first, id: `4${first.id.slice(1)}` };
  press('Remove Sharbati Wheat 1');
  add(png('new.png'));
  // The third is gone elsewhere, and another one came.
  db.crops.set(id, { ...record, image: [first, second, added] });
  await save();
  await screen.findByText(/^The pictures were changed elsewhere in the meantime\. This is how/);
  await waitFor(() => expect(shown()).toEqual(['Sharbati Wheat 2', 'new.png', 'Sharbati Wheat 3']));
  await save();
  await saved();
  expect(idsOf()).toEqual([second.id, expect.any(String), added.id]);
});
