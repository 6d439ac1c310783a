import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a local provider does with its next requests. */
export type ProviderBehaviour =
  /** Answers as promised. */
  | 'good'
  /** Answers with this error. */
  | 401
  | 404
  | 429
  | 500
  /** Takes the request and says nothing. */
  | 'hang'
  /** Takes the request, and answers once it is released. */
  | 'held'
  /** Breaks off in the middle of its answer. */
  | 'half'
  /** Answers with something that is no JSON. */
  | 'nonsense'
  /** Answers with JSON of another shape. */
  | 'other JSON'
  /** Answers with more than anybody wants to read. */
  | 'endless';

/** Seconds of the `Retry-After` that comes with a 429. */
export const retryAfterSeconds = 120;

/** A provider on this machine. */
export interface ProviderServer {
  /** Address without a slash at its end. */
  address: string;
  /** Paths and queries of the requests so far. */
  requests: string[];
  /** Changes what it does from now on. */
  behave(behaviour: ProviderBehaviour): void;
  /** Answers the requests that it holds. */
  release(): void;
  close(): Promise<void>;
}

/** An answer as promised: its status, and its body as JSON. */
export interface GoodAnswer {
  status: number;
  body: unknown;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

function fail(response: ServerResponse, status: number, errorBody: unknown): void {
  const wait = status === 429 ? { 'retry-after': String(retryAfterSeconds) } : {};
  response.writeHead(status, { ...json, ...wait }).end(JSON.stringify(errorBody));
}

function sendEndless(response: ServerResponse): void {
  response.writeHead(200, json);
  const chunk = ' '.repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

function misbehave(
  response: ServerResponse,
  behaviour: Exclude<ProviderBehaviour, 'good' | 'held'>,
  { good, errorOf }: { good: GoodAnswer; errorOf: (status: number) => unknown },
): void {
  const bodies = { nonsense: '<html>Welcome</html>', 'other JSON': '{"list":"none"}' };
  const text = JSON.stringify(good.body);
  if (typeof behaviour === 'number') fail(response, behaviour, errorOf(behaviour));
  else if (behaviour === 'endless') sendEndless(response);
  else if (behaviour === 'half') {
    response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  } else if (behaviour !== 'hang') response.writeHead(200, json).end(bodies[behaviour]);
}

/** Listens on a free port and answers each request with `answer`, unless it was told to misbehave. */
export async function startProviderServer(deps: {
  answer: (url: URL) => GoodAnswer;
  /** The body of an error. */
  errorOf: (status: number) => unknown;
}): Promise<ProviderServer> {
  let behaviour: ProviderBehaviour = 'good';
  const requests: string[] = [];
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const good = deps.answer(new URL(request.url ?? '/', 'http://provider'));
    const send = () => response.writeHead(good.status, json).end(JSON.stringify(good.body));
    if (behaviour === 'good') send();
    else if (behaviour === 'held') held.push(send);
    else misbehave(response, behaviour, { good, errorOf: deps.errorOf });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    behave(next) {
      behaviour = next;
    },
    release() {
      for (const send of held.splice(0)) send();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
