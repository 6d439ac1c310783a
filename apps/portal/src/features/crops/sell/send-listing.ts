import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ReplyOf } from '@upaj/contract/call';
import type { createCrop } from '@upaj/contract/crops.calls';
import { request } from '../../../shared/request.ts';
import { type Session, sessionEnded } from '../../../shared/session.slice.ts';
import type { NewListing } from '../crops.api.ts';

type Reply = ReplyOf<typeof createCrop>;
type Answer = { data: Reply } | { error: FetchBaseQueryError };

interface Store {
  dispatch: (action: ReturnType<typeof sessionEnded>) => unknown;
  getState: () => unknown;
}

const createRequest = request<typeof createCrop>('POST', '/api/v1/crops');

/** Sends a listing with its pictures and tells how far it is, which fetch cannot. */
export async function sendListing(listing: NewListing, store: Store): Promise<Answer> {
  // The store is built in app/, which features may not know; every store of the portal has this slice.
  const { token } = (store.getState() as { session: Session }).session;
  const { url, method = 'POST' } = createRequest({ body: listing.body });
  const { status, body } = await post(url, method, listing, token);
  if (status === 0)
    return { error: { status: 'FETCH_ERROR', error: 'The server was not reached' } };
  if (import.meta.env.MODE !== 'production') {
    const { checkReply } = await import('../../../shared/reply-check.dev.ts');
    checkReply(method, url, status, body);
  }
  if (status === 401 && token) store.dispatch(sessionEnded());
  // What comes over the network has no type; development and tests have just held it against the contract.
  return status === 201 ? { data: body as Reply } : { error: { status, data: body } };
}

function formOf({ body, pictures }: NewListing): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  for (const picture of pictures) form.append('images', picture, picture.name);
  return form;
}

function post(url: string, method: string, listing: NewListing, token: string | null) {
  return new Promise<{ status: number; body: unknown }>((resolve) => {
    const call = new XMLHttpRequest();
    call.open(method, url);
    call.responseType = 'json';
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.setRequestHeader('idempotency-key', listing.key);
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) listing.onProgress?.(loaded / total);
    });
    // Status 0 stands for a line that broke; `loadend` comes after every kind of end.
    call.addEventListener('loadend', () => resolve({ status: call.status, body: call.response }));
    call.send(formOf(listing));
  });
}
