import type { Endpoint, ReplyOf } from '@upaj/contract/endpoint';
import { type HttpHandler, HttpResponse } from 'msw';
import { safeParse } from 'zod/v4/core';
import { handleParsed, type MockRequest } from './mock-endpoint.ts';

/** One event of a mocked stream. */
interface MockStreamEvent<C extends Endpoint> {
  id?: string;
  event?: string;
  data: ReplyOf<C>;
}

/**
 * Mocks a stream: sends what `open` yields, and ends when it returns. Data that breaks the contract throws.
 *
 * @example mockStream(contract.streamNotifications, async function* () { yield { id: '1', data } })
 */
export function mockStream<C extends Endpoint>(
  endpoint: C,
  open: (asked: MockRequest<C>) => AsyncIterable<MockStreamEvent<C>>,
): HttpHandler {
  return handleParsed(endpoint, async (asked) => {
    const events = open(asked)[Symbol.asyncIterator]();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await events.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(frameOf(endpoint, value)));
      },
      cancel: () => void events.return?.(),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
}

function frameOf<C extends Endpoint>(
  { name, replies }: C,
  { id, event, data }: MockStreamEvent<C>,
): string {
  const schema = replies[200];
  if (!schema || !safeParse(schema, data).success)
    throw new Error(`The mock of ${name} sends an event that breaks the contract`);
  const lines = [id && `id: ${id}`, event && `event: ${event}`, `data: ${JSON.stringify(data)}`];
  return `${lines.filter(Boolean).join('\n')}\n\n`;
}
