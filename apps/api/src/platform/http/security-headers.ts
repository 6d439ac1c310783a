import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

// A script element with data is not run, so it needs no hash.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** The CSP hashes of the inline scripts of a page. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });

const scriptSource = "script-src 'self'";

/**
 * Lets the page of a response run its inline scripts. Only its own: the hashes of all pages would add 4 kB to each
 * response.
 */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const withHashes = policy.replace(scriptSource, [scriptSource, ...hashes].join(' '));
  reply.header('content-security-policy', withHashes);
}

/** The sources of the map's background for the policy: `{s}` in a host stands for several hosts. */
function tileSources(tilesUrl: string | undefined): string[] {
  const [origin] = /^https?:\/\/[^/]+/.exec(tilesUrl ?? '') ?? [];
  return origin ? [origin.replace('{s}', '*')] : [];
}

/** The content security policy and its like, on every response; pictures of maps come from `tilesUrl`. */
export async function secureHeaders(
  app: FastifyInstance,
  { isHttps, tilesUrl }: { isHttps: boolean; tilesUrl?: string | undefined },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // The place of the user for laboratories and weather, and dictation; nothing for frames of others.
    reply.header('permissions-policy', 'geolocation=(self), microphone=(self)');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Dialogs and toasts add style elements at run time; a style cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileSources(tilesUrl)],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Videos, once the user plays one.
        frameSrc: ['https://www.youtube-nocookie.com'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
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
