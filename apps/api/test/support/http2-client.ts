import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { buffer } from 'node:stream/consumers';

/** A response over HTTP/2. */
export interface Http2Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Connects over HTTP/2; trusts exactly this certificate. */
export async function connectHttp2(address: string, ca: string): Promise<ClientHttp2Session> {
  const session = connect(address, { ca });
  await once(session, 'connect');
  return session;
}

/** Sends a request and reads the response. */
export async function ask(
  session: ClientHttp2Session,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body?: string | Uint8Array,
): Promise<Http2Reply> {
  const method = body === undefined ? 'GET' : 'POST';
  const stream = session.request({ ':path': path, ':method': method, ...headers });
  stream.end(body);
  return readReply(stream);
}

/** Reads the response of a request that was sent. */
export async function readReply(stream: ClientHttp2Stream): Promise<Http2Reply> {
  const [[headers], body]: [IncomingHttpHeaders[], Buffer] = await Promise.all([
    once(stream, 'response'),
    buffer(stream),
  ]);
  return { status: Number(headers?.[':status']), headers: headers ?? {}, body };
}
