import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { createCrop } from '@upaj/contract/crops.endpoints';
import type { BodyOf, ReplyOf } from '@upaj/contract/endpoint';
import { withRetryAfter } from '../../../shared/transport/api-error.ts';
import { request } from '../../../shared/transport/request.ts';
import { expireSession, getToken } from '../../../shared/transport/session-access.ts';

/** A listing on its way to the market. */
export interface NewListing {
  body: BodyOf<typeof createCrop>;
  pictures: readonly File[];
  /** The same for every try of one listing, so that it is listed once. */
  key: string;
  /** Told how much has been sent, 0 to 1. */
  onProgress?: (done: number) => void;
  /** Breaks the sending off. */
  signal?: AbortSignal;
}

type Reply = ReplyOf<typeof createCrop>;
type Answer = { data: Reply } | { error: FetchBaseQueryError };

/** Milliseconds without a sign of life after which a line is dead: on 2G there is one every few seconds. */
const patience = 90_000;

const createRequest = request<typeof createCrop>('POST', '/api/v1/crops');

/** Sends a listing with its pictures and tells how far it is, which fetch cannot. */
export async function sendListing(
  listing: NewListing,
  store: Parameters<typeof expireSession>[0],
): Promise<Answer> {
  const token = getToken(store);
  const { url, method = 'POST' } = createRequest({ body: listing.body });
  const { status, body, retryAfter } = await post(url, method, listing, token);
  if (status === 0)
    return { error: { status: 'FETCH_ERROR', error: 'The server was not reached' } };
  if (import.meta.env.MODE !== 'production') {
    const { checkReply } = await import('../../../shared/transport/reply-check.dev.ts');
    checkReply(method, url, status, body);
  }
  // What comes over the network has no type; development and tests have just held it against the contract.
  if (status === 201) return { data: body as Reply };
  const error = withRetryAfter({ status, data: body }, retryAfter);
  expireSession(store, token, error);
  return { error };
}

function formOf({ body, pictures }: NewListing): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  for (const picture of pictures) form.append('images', picture, picture.name);
  return form;
}

function post(url: string, method: string, listing: NewListing, token: string | null) {
  return new Promise<{ status: number; body: unknown; retryAfter: string | null }>((resolve) => {
    const call = new XMLHttpRequest();
    call.open(method, url);
    call.responseType = 'json';
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.setRequestHeader('idempotency-key', listing.key);
    const breakOff = () => {
      call.abort();
      resolve({ status: 0, body: null, retryAfter: null });
    };
    let giveUp = setTimeout(breakOff, patience);
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      clearTimeout(giveUp);
      giveUp = setTimeout(breakOff, patience);
      if (lengthComputable) listing.onProgress?.(loaded / total);
    });
    // Status 0 stands for a line that broke; `loadend` comes after every kind of end.
    call.addEventListener('loadend', () => {
      clearTimeout(giveUp);
      const retryAfter = call.getResponseHeader('retry-after');
      resolve({ status: call.status, body: call.response, retryAfter });
    });
    listing.signal?.addEventListener('abort', breakOff);
    call.send(formOf(listing));
  });
}
