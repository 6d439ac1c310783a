import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
});

/** Sends raw bytes over a socket, and reads the whole response. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
  });
}
const signIn = (body: string | Buffer, type = 'application/json') =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/v1/user/signin',
    headers: { 'content-type': type },
    payload: body,
  });
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a body', () => {
  it.each([
    ['', 'wrong_format'],
    ['{', 'wrong_format'],
    ['{"email":"a@b.co","password":1e999}', undefined],
    ['{"__proto__":{"email":"a@b.co"}}', 'wrong_format'],
    ['{"constructor":{"prototype":{}}}', 'wrong_format'],
    ['null', 'required'],
    ['"text"', 'wrong_type'],
    [deep(8000), 'wrong_format'],
    [`{"email":${deep(8000)}}`, 'wrong_format'],
  ])('like %.30s is refused with its fault named', async (body, code) => {
    const reply = await signIn(body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
    if (code) expect(reply.json().fields).toMatchObject({ body: { code } });
    else expect(Object.keys(reply.json().fields)).not.toEqual([]);
  });

  it('that is not UTF-8 is rejected, even where any character is allowed', async () => {
    const body = Buffer.from('{"email":"a@b.co","password":"caf\xe9 secret"}', 'latin1');
    const reply = await signIn(body);
    expect([reply.statusCode, reply.json().fields.body.code]).toEqual([400, 'wrong_encoding']);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'of type %s is not understood',
    async (type) => {
      const reply = await signIn('email=a', type);
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('of more than 64 kB is rejected', async () => {
    const reply = await signIn(JSON.stringify({ email: 'x'.repeat(65_536) }));
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large']);
    expect(reply.json().fields.body.code).toBe('too_large');
  });
});

describe('a URL', () => {
  it.each(['/api/v1/nowhere', '/nowhere', '/api/v1/user/signup', '/api', '/pictures/'])(
    '%s without a route is not found',
    async (url) => {
      const reply = await testApp.app.inject({ url, headers: { accept: 'text/html' } });
      const expected = url.endsWith('signup') ? 401 : 404;
      expect(reply.statusCode).toBe(expected);
      expect(reply.json().success).toBe(false);
    },
  );

  it.each(['/api/v1/crops/%zz', '/api/v1/crops/%c0%80', '/api/v1/user/%ff', '/%'])(
    '%s with an invalid encoding is rejected',
    async (url) => {
      const reply = await testApp.app.inject({ url, headers: asha.headers });
      expect([reply.statusCode, reply.json().success]).toEqual([400, false]);
      expect(Object.keys(reply.json().fields)).toHaveLength(1);
    },
  );

  it.each([
    ['a parameter', `/api/v1/crops/${'9'.repeat(5000)}`],
    ['a query', `/api/v1/crops?q=${'%E0%A4%96'.repeat(500)}`],
    ['slashes', `/${'/'.repeat(15_500)}x`],
    ['one part, longer than any route takes', `/${'x'.repeat(16_500)}`],
    ['what is nowhere', `/api/v1/nowhere/${'9'.repeat(5000)}`],
  ])('with %s that is too long is refused in the one error shape', async (_what, url) => {
    const reply = await testApp.app.inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.json()]).toEqual([
      414,
      { success: false, code: 'address_too_long', message: 'This address is too long' },
    ]);
  });

  it.each([
    '?__proto__=1',
    '?constructor=1',
    '?limit=1&limit=2',
    '?limit=1e999',
    '?q=%00',
    '?q=%ff',
  ])('with the query %s is refused with its field named', async (query) => {
    const reply = await testApp.app.inject(`/api/v1/crops${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
    if (!query.includes('proto')) expect(Object.keys(reply.json().fields)).toHaveLength(1);
  });
});

describe('a response', () => {
  it('carries the request id of the log, which a client cannot choose', async () => {
    const reply = await testApp.app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'mine' },
    });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that is long is compressed for clients that accept it', async () => {
    const url = '/docs/json';
    const plain = await testApp.app.inject(url);
    const packed = await testApp.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      'br',
      'accept-encoding',
    ]);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('to HEAD is that of GET without the body', async () => {
    const reply = await testApp.app.inject({ method: 'HEAD', url: '/api/v1/crops' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });

  it.each(['GARBAGE\r\n\r\n', 'GET / HTTP/1.1\r\nbad header\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'])(
    'to something that is not HTTP (%j) has the one error shape',
    async (text) => {
      const response = await say(text);
      expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        success: false,
        code: 'validation_failed',
      });
    },
  );
});

it('a request with two lengths is rejected: a proxy might use the other one', async () => {
  const head = 'POST /api/v1/user/forget HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const lengths = [
    'content-length: 5\r\ntransfer-encoding: chunked',
    'content-length: 5\r\ncontent-length: 6',
  ];
  for (const both of [...lengths, 'transfer-encoding: chunked, identity', 'content-length: +5']) {
    const response = await say(`${head}${both}\r\n\r\n0\r\n\r\n`);
    expect(response, both).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  }
});

describe('monitoring', () => {
  it('reports that the process is live and that the database responds', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const reply = await testApp.app.inject(url);
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    }
  });

  it('counts requests by route, without ids in its name', async () => {
    await testApp.app.inject(`/api/v1/crops/${asha.userId}`);
    const { body } = await testApp.app.inject('/metrics');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/crops/:id",status="404"}',
    );
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain(asha.userId);
  });

  it.each([
    ['from another machine', { remoteAddress: '198.51.100.7' }],
    ['through a proxy on this one', { headers: { 'x-forwarded-for': '198.51.100.7' } }],
  ])('does not read it %s', async (_from, more) => {
    const reply = await testApp.app.inject({ url: '/metrics', ...more });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  it('does not read it by a header that says so, through a proxy that writes none', async () => {
    const { app } = await openTestApp({ trustProxy: true });
    const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    const forged = { 'x-forwarded-for': '127.0.0.1' };
    expect([await ask(forged), await ask(forged, '198.51.100.7')]).toEqual([404, 404]);
    expect(await ask({})).toBe(200);
  });

  it('is open to other machines if METRICS allows it', async () => {
    const { app } = await openTestApp({ hasPublicMetrics: true });
    const reply = await app.inject({ url: '/metrics', remoteAddress: '198.51.100.7' });
    expect(reply.statusCode).toBe(200);
  });
});
