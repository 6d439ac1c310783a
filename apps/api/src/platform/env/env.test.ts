import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

const SECRET = 's'.repeat(32);

it('needs no variables', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    seed: 'demo',
    trustProxy: false,
    logLevel: 'info',
    stateDir: '/var/lib/upaj',
  });
});

it('turns the service worker off only on request', () => {
  expect(readEnv({}).hasServiceWorker).toBe(true);
  expect(readEnv({ SERVICE_WORKER: 'off' }).hasServiceWorker).toBe(false);
  expect(() => readEnv({ SERVICE_WORKER: 'no' })).toThrow(/SERVICE_WORKER must be on or off/);
});

it('treats an empty variable as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}));
});

it('seeds an external database only on request', () => {
  const outside = { DATABASE_URL: 'postgres://farm@db/upaj', ACCOUNT_SECRET: SECRET };
  expect(readEnv(outside).seed).toBe('none');
  expect(readEnv({ ...outside, SEED: 'demo' }).seed).toBe('demo');
});

it('reads numbers of connections and time limits', () => {
  expect(readEnv({}).databaseLimits).toEqual({
    requests: { connections: 20, statementMs: 5000 },
    searches: { connections: 4, statementMs: 2000 },
  });
  const requests = { DATABASE_CONNECTIONS: '40', DATABASE_TIMEOUT: '10' };
  const searches = { SEARCH_CONNECTIONS: '8', SEARCH_TIMEOUT: '1' };
  expect(readEnv({ ...requests, ...searches }).databaseLimits).toEqual({
    requests: { connections: 40, statementMs: 10_000 },
    searches: { connections: 8, statementMs: 1000 },
  });
});

it('requires one secret for all processes of an external database', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://farm@db/upaj' })).toThrow(
    /ACCOUNT_SECRET is required with DATABASE_URL/,
  );
});

it('accepts the URL of a database behind a socket', () => {
  const databaseUrl = 'postgres://farm:key@/upaj?host=/run/postgresql';
  expect(readEnv({ DATABASE_URL: databaseUrl, ACCOUNT_SECRET: SECRET })).toMatchObject({
    databaseUrl,
  });
});

it('stores mails as files, with local addresses, unless a mail server is set', () => {
  expect(readEnv({}).mail).toEqual({
    smtpUrl: undefined,
    from: { name: 'Upaj', address: 'no-reply@localhost' },
    contactTo: { name: '', address: 'contact@localhost' },
  });
});

it('requires the recipient of the contact form with a mail server', () => {
  const smtp = { SMTP_URL: 'smtps://upaj:key@mail.example' };
  expect(() => readEnv(smtp)).toThrow(/CONTACT_TO is required with SMTP_URL/);
  expect(readEnv({ ...smtp, CONTACT_TO: 'office@upaj.example' }).mail).toMatchObject({
    smtpUrl: smtp.SMTP_URL,
    contactTo: { address: 'office@upaj.example' },
  });
});

it('enables Google when both of its variables are set, and builds the redirect URI', () => {
  const google = { GOOGLE_CLIENT_ID: 'upaj', GOOGLE_CLIENT_SECRET: 'key' };
  expect(readEnv({}).google).toBeUndefined();
  expect(readEnv({ ...google, PUBLIC_URL: 'https://upaj.example' }).google).toEqual({
    clientId: 'upaj',
    clientSecret: 'key',
    issuer: 'https://accounts.google.com',
    redirectUri: 'https://upaj.example/api/v1/user/google/callback',
  });
  for (const half of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']) {
    expect(() => readEnv({ [half]: 'x' })).toThrow(/must be set together/);
  }
});

it('asks a fast flash model when a key of Gemini is set', { tags: ['CALL-28'] }, () => {
  expect(readEnv({}).providers.gemini).toBeUndefined();
  expect(readEnv({ GEMINI_API_KEY: 'key' }).providers.gemini?.model).toBe('gemini-2.5-flash');
});

it.each([
  ['https://accounts.example', true],
  ['http://127.0.0.1:4000', true],
  ['http://accounts.example', false],
  ['http://127.0.0.1.accounts.example', false],
  ['ftp://accounts.example', false],
])('asks the issuer %s who people are: %s', (GOOGLE_ISSUER, isTaken) => {
  const read = () => readEnv({ GOOGLE_ISSUER });
  if (isTaken) expect(read).not.toThrow();
  else expect(read).toThrow(/GOOGLE_ISSUER must be an https address/);
});

it('drops the trailing slash of the public URL', () => {
  expect(readEnv({ PUBLIC_URL: 'https://upaj.example/' }).publicUrl).toBe('https://upaj.example');
});

it.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['DATABASE_URL', 'mysql://db/upaj'],
  ['MIN_FREE_MB', '1 GB'],
  ['DATABASE_CONNECTIONS', '0'],
  ['DATABASE_TIMEOUT', '1.5'],
  ['SEARCH_CONNECTIONS', 'many'],
  ['SEARCH_TIMEOUT', '601'],
  ['SEED', 'all'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'upaj.example'],
  ['ACCOUNT_SECRET', 'short'],
  ['ACCOUNT_SECRET_PREVIOUS', 'short'],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'Upaj'],
  ['CONTACT_TO', 'office'],
])('refuses %s=%s and names it', (name, value) => {
  expect(() =>
    readEnv({ ACCOUNT_SECRET: SECRET, CONTACT_TO: 'a@b.example', [name]: value }),
  ).toThrow(new RegExp(`^These environment variables cannot be used:\n  ${name} must be .+$`));
});

it('lists every variable that is wrong at once', () => {
  expect(() => readEnv({ PORT: 'x', SEED: 'x', LOG_LEVEL: 'x' })).toThrow(
    /PORT .*\n {2}SEED .*\n {2}LOG_LEVEL /,
  );
});

it('accepts a bucket for pictures only with all of its variables', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'pictures',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'upaj',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readEnv(bucket).s3).toMatchObject({ endpoint: 'https://s3.example', bucket: 'pictures' });
  expect(readEnv({}).s3).toBeUndefined();
  expect(() => readEnv({ ...bucket, S3_REGION: '' })).toThrow('S3_REGION must be set too');
});

it('takes a certificate and its key together', () => {
  expect(readEnv({}).tls).toBeUndefined();
  const files = { TLS_CERT: '/etc/tls/cert.pem', TLS_KEY: 'key.pem' };
  expect(readEnv(files).tls).toEqual({
    certFile: '/etc/tls/cert.pem',
    keyFile: resolve('key.pem'),
  });
  for (const name of ['TLS_CERT', 'TLS_KEY']) {
    expect(() => readEnv({ [name]: 'a.pem' })).toThrow('TLS_CERT and TLS_KEY must be set together');
  }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readEnv({ ...files, ...google }).google?.redirectUri).toMatch(
    /^https:\/\/localhost:3000\//,
  );
});
