import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

/** The key that the local provider accepts. */
export const geminiKey = 'AIza-a-key-that-only-the-tests-know';

/** How the local provider behaves. */
export type GeminiBehaviour =
  /** A whole answer. */
  | { kind: 'answer'; pieces: readonly string[] }
  /** The pieces, and then nothing: neither more nor an end. Without pieces no reply at all. */
  | { kind: 'hang'; pieces?: readonly string[] }
  /** The pieces, and then the connection is cut. Without pieces it is closed at once. */
  | { kind: 'cut'; pieces?: readonly string[] }
  /** The pieces, and then an end that does not say that the answer is whole. */
  | { kind: 'unfinished'; pieces: readonly string[] }
  /** An error. */
  | { kind: 'status'; status: number; retryAfter?: number }
  /** A reply that is not what was promised. */
  | { kind: 'raw'; text: string }
  /** A block for safety: of the question, or after the pieces. */
  | { kind: 'blocked'; pieces?: readonly string[] };

/** A part of a request: a text, or a picture in base64. */
interface GeminiPart {
  text?: string;
  inlineData?: { mimeType: string; data: string };
}

/** A request as the provider has received it. */
interface GeminiRequest {
  path: string;
  body: {
    contents: readonly { role: string; parts: readonly GeminiPart[] }[];
    generationConfig?: { responseMimeType?: string; responseSchema?: unknown };
  };
}

/** A picture as the provider has received it. */
interface GeminiPicture {
  mimeType: string;
  bytes: Buffer;
  width: number;
  height: number;
}
/** No picture is sent larger, in pixels of its longest side. */
const LONGEST_SIDE = 1280;

const candidate = (said: string, finishReason?: string) => ({
  candidates: [
    {
      content: { parts: [{ text: said }], role: 'model' },
      index: 0,
      ...(finishReason && { finishReason }),
    },
  ],
});
const blockedPrompt = { promptFeedback: { blockReason: 'SAFETY' } };
const event = (data: unknown) => `data: ${JSON.stringify(data)}\r\n\r\n`;

/** The local provider's errors repeat the key: the strictest case for our logs and replies. */
function sendError(response: ServerResponse, status: number, retryAfter?: number): void {
  const details = retryAfter
    ? [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` }]
    : [];
  const message = `The API key ${geminiKey} may not do this`;
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    })
    .end(JSON.stringify({ error: { code: status, message, status: 'ERROR', details } }));
}

function sendPieces(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) response.write(event(candidate(piece)));
}

/** A whole answer in one reply, for who does not stream. */
function sendAtOnce(response: ServerResponse, behaviour: GeminiBehaviour): void {
  const { kind } = behaviour;
  const said = 'pieces' in behaviour ? behaviour.pieces?.join('') : undefined;
  if (kind === 'hang') return;
  if (kind === 'cut' && said === undefined) return void response.socket?.destroySoon();
  const reasons = { blocked: 'SAFETY', unfinished: 'MAX_TOKENS' } as const;
  const reason = kind === 'blocked' || kind === 'unfinished' ? reasons[kind] : 'STOP';
  const reply = said === undefined ? blockedPrompt : candidate(said, reason);
  const whole = JSON.stringify(reply);
  response.writeHead(200, { 'content-type': 'application/json' });
  if (kind !== 'cut') return void response.end(whole);
  response.write(whole.slice(0, whole.length / 2));
  setImmediate(() => response.socket?.destroySoon());
}

/** The pictures of a request; throws for one that tells where or with what it was taken, or that is too large. */
async function picturesIn({ body }: GeminiRequest): Promise<GeminiPicture[]> {
  const sent = body.contents.flatMap(({ parts }) => parts.flatMap((part) => part.inlineData ?? []));
  return Promise.all(
    sent.map(async ({ mimeType, data }) => {
      const bytes = Buffer.from(data, 'base64');
      const { format, width, height, exif, xmp, iptc, comments } = await sharp(bytes).metadata();
      if (mimeType !== `image/${format}`) throw new Error(`A picture is no ${mimeType}`);
      if (exif || xmp || iptc || comments?.length) throw new Error('A picture has metadata');
      if (Math.max(width, height) > LONGEST_SIDE) throw new Error('A picture is too large');
      return { mimeType, bytes, width, height };
    }),
  );
}

function stream(response: ServerResponse, behaviour: GeminiBehaviour): void {
  const pieces = 'pieces' in behaviour ? (behaviour.pieces ?? []) : [];
  if (pieces.length > 0 || behaviour.kind === 'answer') sendPieces(response, pieces);
  if (behaviour.kind === 'answer') response.end(event(candidate('', 'STOP')));
  if (behaviour.kind === 'unfinished') response.end();
  if (behaviour.kind === 'blocked') {
    if (pieces.length > 0) response.end(event(candidate('', 'SAFETY')));
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).end(event(blockedPrompt));
  }
  // Once what was written before has left.
  if (behaviour.kind === 'cut') setImmediate(() => response.socket?.destroySoon());
}

function respond(request: IncomingMessage, response: ServerResponse, behaviour: GeminiBehaviour) {
  const { method, url = '', headers } = request;
  const [, action] = /^\/v1beta\/models\/[\w.-]+:(\w+)(?:\?alt=sse)?$/.exec(url) ?? [];
  if (method !== 'POST' || action === undefined) return sendError(response, 404);
  if (headers['x-goog-api-key'] !== geminiKey) return sendError(response, 401);
  if (behaviour.kind === 'status')
    return sendError(response, behaviour.status, behaviour.retryAfter);
  if (behaviour.kind === 'raw') return void response.end(behaviour.text);
  if (action === 'generateContent') return sendAtOnce(response, behaviour);
  return stream(response, behaviour);
}

/** Opens a local server that speaks Gemini's protocol on a free port; it behaves as it was told last. */
export async function openGeminiServer() {
  const requests: GeminiRequest[] = [];
  const pictures: GeminiPicture[] = [];
  let behaviour: GeminiBehaviour = { kind: 'answer', pieces: ['I do not know.'] };
  let openCalls = 0;
  const server = createServer((request, response) => {
    openCalls += 1;
    response.on('close', () => {
      openCalls -= 1;
    });
    void text(request).then(async (body) => {
      const received: GeminiRequest = { path: request.url ?? '', body: JSON.parse(body) };
      const sent = await picturesIn(received).catch(() => undefined);
      requests.push(received);
      if (!sent) return sendError(response, 400);
      pictures.push(...sent);
      respond(request, response, behaviour);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on TCP, so it has this type of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** The pictures of all requests; one with metadata, or of more than 1280 pixels a side, is refused with 400. */
    pictures,
    /** Changes what it does with the next calls. */
    behave(next: GeminiBehaviour): void {
      behaviour = next;
    },
    /** How many calls have neither ended nor been ended by their caller. */
    openCalls: () => openCalls,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type GeminiServer = Awaited<ReturnType<typeof openGeminiServer>>;
