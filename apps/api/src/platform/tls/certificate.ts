import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { FastifyBaseLogger } from 'fastify';
import type { TlsFiles } from '../env/tls-files.ts';
import { StartError } from '../process/start-error.ts';

/** A certificate with its chain and its private key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** The certificate of the server, which may be renewed while it runs. */
export interface CertificateSource {
  current: Certificate;
  /** Calls `renew` for each new certificate in the files; returns the function that ends this. */
  follow(renew: (certificate: Certificate) => void, log: FastifyBaseLogger): () => void;
}

/** A certificate is renewed days before it ends, so a minute is soon enough. */
const MINUTE_MS = 60_000;

/** Reads and checks the certificate; throws a StartError that names the setting to correct. */
export async function openCertificate(
  files: TlsFiles,
  everyMs = MINUTE_MS,
): Promise<CertificateSource> {
  let current = await readCertificate(files);
  return {
    get current() {
      return current;
    },
    follow(renew, log) {
      let lastProblem = '';
      const look = async () => {
        try {
          const found = await readCertificate(files);
          lastProblem = '';
          if (found.cert === current.cert && found.key === current.key) return;
          current = found;
          renew(found);
          log.info({ validTo: new X509Certificate(found.cert).validTo }, 'certificate renewed');
        } catch (error) {
          // One file may be written before the other: the old certificate serves until both match.
          const problem = error instanceof Error ? error.message : String(error);
          if (problem !== lastProblem) log.error({ problem }, 'certificate not renewed');
          lastProblem = problem;
        }
      };
      // Compared by content: the time of a file is kept by some programs that replace it.
      let isLooking = false;
      const timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        void look().finally(() => {
          isLooking = false;
        });
      }, everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

async function readCertificate({ certFile, keyFile }: TlsFiles): Promise<Certificate> {
  const [cert, key] = [await readPem('TLS_CERT', certFile), await readPem('TLS_KEY', keyFile)];
  const certificate = parse(`TLS_CERT (${certFile}) has no certificate in PEM`, () => {
    return new X509Certificate(cert);
  });
  const privateKey = parse(
    `TLS_KEY (${keyFile}) has no private key in PEM without passphrase`,
    () => createPrivateKey(key),
  );
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new StartError(
      `TLS_KEY (${keyFile}) is not the key of the first certificate in TLS_CERT (${certFile}).`,
    );
  }
  // OpenSSL also refuses keys that are too short.
  parse(`TLS_CERT (${certFile}) and TLS_KEY (${keyFile}) cannot be used`, () =>
    createSecureContext({ cert, key }),
  );
  return { cert, key };
}

async function readPem(setting: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${setting} cannot be read: ${reason}`, { cause });
  }
}

function parse<T>(message: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${message}: ${reason}`, { cause });
  }
}
