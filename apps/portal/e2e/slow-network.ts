import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { painted } from './layout-shift.ts';
import { addressOfProduct } from './product.ts';

const PIECES = 8;

/** Where a page may be cut: before the tag of a block outside of scripts, styles and illustrations. */
function cutsOf(html: string): number[] {
  const opaque = [...html.matchAll(/<(script|style|svg|template|noscript)\b.*?<\/\1>/gs)].map(
    ({ index, 0: text }) => ({ from: index, to: index + text.length }),
  );
  return [...html.matchAll(/<(?:div|section|article|p|li|h\d|form|footer)\b/g)]
    .map(({ index }) => index)
    .filter(
      (at) => at > html.indexOf('<body') && !opaque.some(({ from, to }) => from < at && at < to),
    );
}

/** Cuts a page into pieces of about one length; each but the last one ends with a comment that holds its number. */
function piecesOf(html: string): string[] {
  const cuts = cutsOf(html);
  const body = html.indexOf('<body');
  const size = (html.length - body) / PIECES;
  const chosen = Array.from({ length: PIECES - 1 }, (_, at) =>
    cuts.find((cut) => cut >= body + (at + 1) * size),
  );
  const ends = [...new Set(chosen)].filter((cut) => cut !== undefined);
  return [...ends, html.length].map((end, at) => {
    const piece = html.slice(ends[at - 1] ?? 0, end);
    return end === html.length ? piece : `${piece}<!--piece ${at}-->`;
  });
}

/** A connection to the product on which a page arrives piece by piece. */
export interface SlowLine {
  /** Opens a page; each piece is sent once the one before it has been painted. */
  open: (page: Page, path: string) => Promise<number>;
  close: () => void;
}

/** Waits until the page has parsed a piece, and has painted it. */
async function drawn(page: Page, piece: number): Promise<void> {
  await page.waitForFunction((mark) => {
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) if (comments.currentNode.textContent === mark) return true;
    return false;
  }, `piece ${piece}`);
  await painted(page);
}

/** Opens a line of its own to the product. */
export async function startSlowLine(language: string): Promise<SlowLine> {
  let begin = (_pieces: string[], _reply: ServerResponse) => {};
  const server = createServer(async ({ url = '/' }, reply) => {
    const given = await fetch(addressOfProduct() + url, {
      headers: { 'accept-language': language },
    });
    const type = given.headers.get('content-type') ?? '';
    reply.writeHead(given.status, { 'content-type': type });
    if (type.startsWith('text/html')) return begin(piecesOf(await given.text()), reply);
    reply.end(Buffer.from(await given.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the slow line has no port');
  const origin = `http://127.0.0.1:${address.port}`;

  async function open(page: Page, path: string): Promise<number> {
    const begun = new Promise<{ pieces: string[]; reply: ServerResponse }>((resolve) => {
      begin = (pieces, reply) => resolve({ pieces, reply });
    });
    const committed = page.goto(origin + path, { waitUntil: 'commit' });
    const { pieces, reply } = await begun;
    for (const [at, piece] of pieces.entries()) {
      reply.write(piece);
      if (at === 0) await committed;
      if (at < pieces.length - 1) await drawn(page, at);
    }
    reply.end();
    await page.waitForLoadState('load');
    return pieces.length;
  }
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { open, close };
}
