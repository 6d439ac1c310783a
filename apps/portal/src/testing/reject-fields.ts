import type { Endpoint } from '@upaj/contract/endpoint';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { HttpResponse } from 'msw';

/** Lets the server reject fields of a request, such as one that the form does not have, as unknown. */
export function rejectFields(endpoint: Endpoint, ...names: string[]): void {
  const error = { code: 'unknown_field', message: 'is not a field of this call' };
  const fields = Object.fromEntries(names.map((name) => [name, error]));
  const body = { success: false, code: 'validation_failed', message: 'Not valid', fields };
  server.use(handle(endpoint, () => HttpResponse.json(body, { status: 400 })));
}
