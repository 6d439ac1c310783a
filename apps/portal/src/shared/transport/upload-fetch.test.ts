import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadFetch } from './upload-fetch.ts';

let sent: FakeXhr;

/** As much of XMLHttpRequest as the upload needs, ended by the test. */
class FakeXhr extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  body: unknown;
  open = vi.fn();
  abort = vi.fn();
  setRequestHeader = (name: string, value: string) =>
    Object.assign(this.headers, { [name]: value });
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 90\r\n';

  send(body: unknown) {
    this.body = body;
    sent = this;
  }

  progress(loaded: number, total: number) {
    const amounts = { loaded, total, lengthComputable: total > 0 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), amounts));
  }

  end(status: number, responseText = '') {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const form = new FormData();
const onProgress = vi.fn();
const upload = (signal?: AbortSignal) =>
  createUploadFetch(form, onProgress)('http://localhost/api/v1/crops', {
    method: 'POST',
    headers: { authorization: 'Bearer a-token', 'content-type': 'text/plain' },
    signal: signal ?? null,
  });

test('it sends the form with the headers of the request, but for the content type', async () => {
  const response = upload();
  expect(sent.open).toHaveBeenCalledWith('POST', 'http://localhost/api/v1/crops');
  expect(sent.headers).toEqual({ authorization: 'Bearer a-token' });
  expect(sent.body).toBe(form);
  sent.end(201);
  await response;
});

test('it reports how much has been sent, where the browser knows the whole', () => {
  void upload();
  sent.progress(3, 4);
  sent.progress(5, 0);
  expect(onProgress.mock.calls).toEqual([[0.75]]);
});

test('the result is a Response with status, headers and body', async () => {
  const response = upload();
  sent.end(429, '{"code":"rate_limited"}');
  const { status, headers } = await response;
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('90');
  expect(await (await response).json()).toEqual({ code: 'rate_limited' });
});

test('a response without a body is one', async () => {
  const response = upload();
  sent.end(204);
  expect((await response).body).toBeNull();
});

test('a lost connection rejects, as fetch does', async () => {
  const response = upload();
  sent.end(0);
  await expect(response).rejects.toThrow(TypeError);
});

test('an abort ends the request, also before it has begun', async () => {
  const controller = new AbortController();
  const response = upload(controller.signal);
  controller.abort();
  await expect(response).rejects.toThrow();
  expect(sent.abort).toHaveBeenCalled();
  await expect(upload(controller.signal)).rejects.toThrow();
});

test('each progress puts the timeout off by 90 seconds', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  void upload().catch(failed);
  await vi.advanceTimersByTimeAsync(80_000);
  sent.progress(1, 4);
  await vi.advanceTimersByTimeAsync(89_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).toHaveBeenCalled();
});
