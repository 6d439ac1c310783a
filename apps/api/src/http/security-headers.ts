import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

// Data that stands in a script element is not run, so it needs no hash.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** The hashes by which a browser recognises the scripts that are written into these pages. */
export function scriptHashes(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(inlineScript)]);
  const hashes = scripts.map(([, script = '']) => createHash('sha256').update(script));
  return [...new Set(hashes.map((hash) => `'sha256-${hash.digest('base64')}'`))];
}

/** Tells browsers to run nothing but our own code; `pages` are the HTML files that will be served. */
export async function secureHeaders(
  app: FastifyInstance,
  pages: readonly string[],
  isHttps: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes(pages)],
        // Dialogs and toasts put style elements into the page while it runs; no style can run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Videos, once somebody asks to play one.
        frameSrc: ['https://www.youtube-nocookie.com'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
