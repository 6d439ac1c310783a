import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { removal } from '../../api/src/platform/http/service-worker.ts';
import { addressOfProduct } from './product.ts';

/**
 * What is deployed: a build, one with other files, a server that has turned the service worker off, none that can be
 * reached, or none behind a proxy.
 */
type Deployed = 'first' | 'second' | 'without worker' | 'none' | 'none behind a proxy';

export interface Deployment {
  address: string;
  deploy: (what: Deployed) => void;
  close: () => Promise<void>;
}

/** Files of these names never arrive. */
export const unanswered = '/assets/unanswered';

const isText = (type: string) => /html|javascript|css|json/.test(type);

/** All files of the second build have other names, and those of the first are gone from the server. */
const ofSecondBuild = (text: string) =>
  text
    .replaceAll('assets/', 'assets/2/')
    .replace('<html ', '<html data-build="second" ')
    .replace(/(\{id:[`"])(\w+)/, '$1second$2');

/** A server before the product under test, on which another build can be deployed. */
export async function openDeployment(): Promise<Deployment> {
  let deployed: Deployed = 'first';
  const server = createServer(async ({ url = '/', method = 'GET', headers }, reply) => {
    if (url.startsWith(unanswered)) return;
    if (deployed === 'none') return void reply.destroy();
    if (deployed === 'none behind a proxy') return void reply.writeHead(502).end();
    if (url === '/sw.js' && deployed === 'without worker') return answerWithRemoval(reply);
    const isSecondsFile = url.startsWith('/assets/2/');
    if (url.startsWith('/assets/') && isSecondsFile !== (deployed === 'second')) {
      return void reply.writeHead(404).end();
    }
    const response = await fetch(addressOfProduct() + url.replace('/assets/2/', '/assets/'), {
      method,
      headers: forwarded(headers),
      redirect: 'manual',
    });
    const type = response.headers.get('content-type') ?? '';
    // Without the policy, whose hashes are of the scripts of the first build.
    const kept = ['content-type', 'cache-control', 'content-language'];
    for (const name of [...kept, 'link', 'location']) {
      const value = response.headers.get(name);
      const isOther = deployed === 'second' && name === 'link';
      if (value) reply.setHeader(name, isOther ? ofSecondBuild(value) : value);
    }
    reply.statusCode = response.status;
    const body = Buffer.from(await response.arrayBuffer());
    reply.end(deployed === 'second' && isText(type) ? ofSecondBuild(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, so that its address is no name of a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    deploy: (what) => {
      deployed = what;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forwarded(headers: IncomingHttpHeaders): Record<string, string> {
  const { accept, authorization, cookie, 'accept-language': language } = headers;
  return {
    ...(accept && { accept }),
    ...(authorization && { authorization }),
    ...(cookie && { cookie }),
    ...(language && { 'accept-language': language }),
  };
}

function answerWithRemoval(reply: ServerResponse): void {
  reply.writeHead(200, {
    'content-type': 'text/javascript',
    'cache-control': 'no-store',
    'x-service-worker': 'off',
  });
  reply.end(removal);
}
