import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import type { TlsFiles } from '../../src/platform/env/tls-files.ts';
import type { Certificate } from '../../src/platform/tls/certificate.ts';

/** Makes a certificate for this machine, signed by itself. */
export async function makeCertificate(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  return { cert, key };
}

/** Writes a certificate and its key into a folder. */
export async function writeCertificate(
  folder: string,
  { cert, key }: Certificate,
): Promise<TlsFiles> {
  const files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
  await writeFile(files.certFile, cert);
  await writeFile(files.keyFile, key);
  return files;
}
