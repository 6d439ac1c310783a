import type { askKrishiBot } from '@upaj/contract/chat.endpoints';
import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import { openEventStream } from '../../shared/transport/event-stream.ts';
import { request } from '../../shared/transport/request.ts';

const askRequest = request<typeof askKrishiBot>('POST', '/api/v1/chat');

interface StreamOptions {
  /** Ends the answer when it is aborted. */
  signal: AbortSignal;
  onEvent: (event: ChatEvent) => void;
}

/**
 * Asks KrishiBot once and passes on the events of the answer. Resolves at the end of the stream, whole or not; rejects
 * when there is no answer or the connection is lost. It never asks a second time by itself.
 */
export const streamAnswer = (
  store: Parameters<typeof openEventStream>[0],
  body: ChatQuestion,
  { signal, onEvent }: StreamOptions,
): Promise<void> =>
  openEventStream<typeof askKrishiBot>(store, askRequest({ body }), {
    signal,
    onEvent: ({ data }) => onEvent(data),
  });
