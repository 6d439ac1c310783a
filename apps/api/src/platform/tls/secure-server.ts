import type { RequestListener, Server } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
} from 'node:http2';
import type { Socket } from 'node:net';
import { errorReplyOf, invalidField } from '@upaj/contract/api-error';
import type { FastifyInstance } from 'fastify';
import type { Certificate, CertificateSource } from './certificate.ts';

/** Requests that one connection may have open; browsers send about thirty for a page. */
const STREAMS = 100;
/** Milliseconds after which a connection without a request is closed; Fastify's own limit for HTTP/1.1. */
const KEEP_ALIVE_MS = 72_000;

/** Time limits of clients in milliseconds. */
export interface ClientTimeouts {
  /** Until a request has arrived with its body. */
  request: number;
  /** Until the handshake is done, and until a new connection has sent a request's headers. */
  headers: number;
  keepAlive?: number;
}

/** HTTPS servers that speak HTTP/2, and HTTP/1.1 to those who ask for it. */
export interface SecureServers {
  create(handler: RequestListener): Server;
  /** Renews the certificate while the server listens, and ends connections when it closes. */
  register(app: FastifyInstance): void;
}

/** Opens servers with a certificate, one for each address that the host's name has. */
export function createSecureServers(
  source: CertificateSource,
  timeouts: ClientTimeouts,
): SecureServers {
  const servers = new Set<ReturnType<typeof createSecureServer>>();
  const sockets = new Set<Socket>();
  const sessions = new Set<Http2Session>();
  let isClosing = false;
  return {
    create(handler) {
      const server = createSecureServer({
        ...source.current,
        allowHTTP1: true,
        handshakeTimeout: timeouts.headers,
        settings: { maxConcurrentStreams: STREAMS },
      });
      servers.add(server);
      // Fastify's handler takes the requests of both versions.
      server.on('request', handler as never);
      server.on('request', (request, response) => limitRequest(request, response, timeouts));
      // Without a handshake no response can be sent.
      server.on('tlsClientError', (_error, socket) => void socket.destroy());
      server.on('connection', (socket: Socket) => track(sockets, socket));
      server.on('session', (session) => {
        track(sessions, session);
        limitIdle(session, timeouts);
        if (isClosing) session.close();
      });
      // What a server of HTTP/1.1 has; Node's server for HTTP/2 lacks the last one.
      Object.assign(server, {
        requestTimeout: timeouts.request,
        headersTimeout: timeouts.headers,
        connectionsCheckingInterval: timeouts.request / 30,
        keepAliveTimeout: timeouts.keepAlive ?? KEEP_ALIVE_MS,
        closeAllConnections: () => sockets.forEach((socket) => void socket.destroy()),
      });
      return server as unknown as Server;
    },

    register(app) {
      const renew = (certificate: Certificate) => {
        for (const server of servers) server.setSecureContext(certificate);
      };
      let stop: (() => void) | undefined;
      app.addHook('onListen', async () => {
        stop = source.follow(renew, app.log);
      });
      // Tells the clients of HTTP/2 to send no more requests here; a connection ends with its last response.
      app.addHook('preClose', async () => {
        stop?.();
        isClosing = true;
        for (const session of sessions) session.close();
      });
    },
  };
}

function track<T extends { once(event: 'close', listener: () => void): unknown }>(
  open: Set<T>,
  one: T,
): void {
  open.add(one);
  one.once('close', () => open.delete(one));
}

/** Closes a connection of HTTP/2 that has no open request: signs of life such as pings do not keep it. */
function limitIdle(session: Http2Session, { headers, keepAlive = KEEP_ALIVE_MS }: ClientTimeouts) {
  let open = 0;
  let idle = setTimeout(() => session.close(), headers);
  session.on('stream', (stream) => {
    open += 1;
    clearTimeout(idle);
    stream.once('close', () => {
      open -= 1;
      if (open === 0 && !session.closed) idle = setTimeout(() => session.close(), keepAlive);
    });
  });
  session.once('close', () => clearTimeout(idle));
}

/** Milliseconds that a response to a late request has before its client is cut off. */
const CUT_AFTER_MS = 500;
const TOO_LATE = JSON.stringify(errorReplyOf(invalidField('request', 'wrong_format')).body);

/** Ends a request of HTTP/2 whose body does not arrive in time; Node does this for HTTP/1.1 alone. */
function limitRequest(
  { httpVersionMajor, stream }: Http2ServerRequest,
  response: Http2ServerResponse,
  { request }: ClientTimeouts,
): void {
  if (httpVersionMajor < 2 || stream.endAfterHeaders) return;
  let late = setTimeout(() => {
    // Half closed: the body is here, and only the response is missing.
    if (stream.state.state !== constants.NGHTTP2_STREAM_STATE_OPEN) return;
    if (response.headersSent) return stream.close(constants.NGHTTP2_CANCEL);
    response.writeHead(408, { 'content-type': 'application/json; charset=utf-8' });
    response.end(TOO_LATE);
    // A reset at once would overtake the response.
    late = setTimeout(() => stream.close(constants.NGHTTP2_NO_ERROR), CUT_AFTER_MS);
  }, request);
  stream.once('close', () => clearTimeout(late));
}
