import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { signedOut } from '@upaj/mocks/scenarios';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { createUploadFetch } from '../../shared/transport/upload-fetch.ts';
import { buyer, ramesh, seller } from '../../testing/users.ts';
import { sessionStarted } from '../session/session.slice.ts';
import { cropsApi, type ListingUpload } from './crops.api.ts';

const fields = {
  name: 'Wheat',
  description: 'Clean',
  price: '600',
  quantity: '10',
  unit: 'kg',
  category: 'Crops',
  harvestDate: '2026-03-10',
  expiryDate: '2099-12-31',
  Location: 'Ranchi',
  userId: ramesh.id,
};

function listing(): ListingUpload {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('images', new File(['x'.repeat(1000)], 'wheat.png', { type: 'image/png' }));
  return { form, idempotencyKey: 'one-key', fetchFn: createUploadFetch(form, () => {}) };
}

const { initiate } = cropsApi.endpoints.createCrop;
const never = () => handle(contract.createCrop, () => new Promise(() => {}));

/** Sets up an endpoint that sends no response; resolves with the request that reaches it. */
function silentEndpoint() {
  return new Promise<Request>((arrive) => {
    server.use(
      handle(contract.createCrop, ({ request }) => {
        arrive(request);
        return new Promise(() => {});
      }),
    );
  });
}

afterEach(() => void vi.useRealTimers());

test('an upload carries the token, its idempotency key and the form', async () => {
  const request = silentEndpoint();
  const sending = createStore(seller).dispatch(initiate(listing()));
  const { headers } = await request;
  expect(headers.get('authorization')).toBe(`Bearer ${seller.token}`);
  expect(headers.get('idempotency-key')).toBe('one-key');
  expect(headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  sending.abort();
});

test('a session that the server no longer knows is ended', async () => {
  server.use(...signedOut());
  const store = createStore(buyer);
  expect(await store.dispatch(initiate(listing()))).toMatchObject({ error: { status: 401 } });
  expect(store.getState().session.token).toBeNull();
});

test('a late response to an old session does not end the newer one', async () => {
  server.use(...signedOut());
  const store = createStore(buyer);
  const sending = store.dispatch(initiate(listing()));
  store.dispatch(
    sessionStarted({ token: 'newer', userId: ramesh.id, userName: ramesh.name, isSeller: true }),
  );
  await sending;
  expect(store.getState().session.token).toBe('newer');
});

test('an aborted upload ends the request', async () => {
  const request = silentEndpoint();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const sending = createStore(buyer).dispatch(initiate(listing()));
  await request;
  sending.abort();
  expect(await sending).toMatchObject({ error: { name: 'AbortError' } });
  await vi.waitFor(() => expect(abort).toHaveBeenCalled());
});

test('a connection without progress is given up, so that the user can try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.use(never());
  const ended = vi.fn();
  const sending = createStore(buyer).dispatch(initiate(listing())).then(ended);
  await vi.advanceTimersByTimeAsync(89_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(90_000);
  await sending;
  expect(ended.mock.calls).toMatchObject([[{ error: { status: 'FETCH_ERROR' } }]]);
});
