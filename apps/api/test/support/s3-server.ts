import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../src/platform/pictures/s3-pictures.ts';

const PAGE = 2;
const keys = { region: 'ap-south-1', accessKeyId: 'upaj', secretAccessKey: 'a secret of the test' };

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The expected signature of a request by AWS Signature Version 4. */
function signatureOf({ method, url = '', headers }: IncomingMessage, secret: string): string {
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const [path, query = ''] = url.split('?');
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [
    ...[method, path, query.split('&').sort().join('&'), lines.join(''), signed],
    headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const [day = '', region = '', service = ''] = scope.split('/');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  return hmac(key, text).toString('hex');
}

type Bucket = Map<string, { bytes: Buffer; at: Date }>;

interface Asked {
  method: string | undefined;
  body: Buffer;
  response: ServerResponse;
}

/** Stores, deletes or sends one picture. */
function answer(bucket: Bucket, key: string, { method, body, response }: Asked) {
  if (method === 'PUT') bucket.set(key, { bytes: body, at: new Date() });
  if (method === 'DELETE') bucket.delete(key);
  const found = bucket.get(key);
  if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end();
  if (!found) return response.writeHead(404).end('<Code>NoSuchKey</Code>');
  return response.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
}

function listOf(bucket: Bucket, query: URLSearchParams): string {
  const all = [...bucket].filter(([key]) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const entries = all
    .slice(from, from + PAGE)
    .map(
      ([key, { at }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
    );
  const next = from + PAGE < all.length ? from + PAGE : undefined;
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<ListBucketResult>${entries.join('')}${more}</ListBucketResult>`;
}

/** A server with the part of S3 that pictures need. It checks signatures, and its lists have pages of two. */
export async function startS3() {
  const bucket: Bucket = new Map();
  /** The response to the next requests instead: a status, or none at all. */
  const failure: { of?: number | 'silence' | undefined } = {};
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (failure.of === 'silence') return;
    if (failure.of) return response.writeHead(failure.of).end('<Code>Failure</Code>');
    const isKnown = request.headers.authorization?.endsWith(
      signatureOf(request, keys.secretAccessKey),
    );
    if (!isKnown) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, name, ...rest] = pathname.split('/');
    if (name !== 'pictures') return response.writeHead(404).end('<Code>NoSuchBucket</Code>');
    const key = rest.join('/');
    if (!key) return response.end(listOf(bucket, searchParams));
    return answer(bucket, key, { method: request.method, body, response });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = {
    ...keys,
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    timeout: 20_000,
  };
  return {
    settings,
    bucket,
    failure,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
