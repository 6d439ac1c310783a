import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCertificate, writeCertificate } from '../../../test/support/certificate.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { productionLog } from '../../../test/support/production-log.ts';
import type { TlsFiles } from '../env/tls-files.ts';
import { createServer } from '../http/server.ts';
import { closeGently } from '../process/listen.ts';
import { StartError } from '../process/start-error.ts';
import { type Certificate, openCertificate } from './certificate.ts';

let first: Certificate;
let second: Certificate;
beforeAll(async () => {
  first = await makeCertificate();
  second = await makeCertificate();
});
let folder: string;
let files: TlsFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-tls-'));
  files = await writeCertificate(folder, first);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['certFile', undefined, /^TLS_CERT cannot be read: ENOENT.*cert\.pem/],
  ['keyFile', undefined, /^TLS_KEY cannot be read: ENOENT.*key\.pem/],
  ['certFile', 'wheat', /^TLS_CERT \(.*cert\.pem\) has no certificate in PEM/],
  ['keyFile', 'wheat', /^TLS_KEY \(.*key\.pem\) has no private key in PEM/],
  ['keyFile', 'second', /^TLS_KEY \(.*key\.pem\) is not the key of the first certificate in/],
] as const)(
  'the start is refused with a sentence when the %s holds %s',
  async (file, text, message) => {
    if (text === undefined) await rm(files[file]);
    else await writeFile(files[file], text === 'second' ? second.key : text);
    const opening = openCertificate(files);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(message);
  },
);

it('a renewed certificate serves new connections without a restart, once both files match', async () => {
  const log: string[] = [];
  const app = await createServer({
    logger: { ...Object(productionLog), stream: { write: (line: string) => void log.push(line) } },
    trustProxy: false,
    certificate: await openCertificate(files, 5),
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const isServed = async ({ cert }: Certificate) => {
    const socket = connect({ port, host: '127.0.0.1', ca: cert });
    const ended = once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    const isTrusted = await ended;
    socket.destroy();
    return isTrusted;
  };
  expect([await isServed(first), await isServed(second)]).toEqual([true, false]);
  await writeFile(files.certFile, second.cert);
  await eventually(() => expect(log.join()).toContain('is not the key of the first certificate'));
  expect(await isServed(first)).toBe(true);
  await writeFile(files.keyFile, second.key);
  await eventually(async () => expect(await isServed(second)).toBe(true));
  expect(await isServed(first)).toBe(false);
  // The same problem is reported once, and not at each look.
  expect(log.filter((line) => line.includes('is not the key of'))).toHaveLength(1);
  await closeGently(app);
});
