import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { type PortalPage, packPage, withAddress } from '../platform/http/portal-pages.ts';
import { fillPage } from '../platform/rendering/fill-page.ts';
import { loadProgram, type PageAddress } from '../platform/rendering/portal-program.ts';
import type { RenderSettings, RenderTask } from '../platform/rendering/render-pool.ts';

/** Renders pages of the built portal for the server, in a thread of its own. */

// Given by the pool that has started this thread.
const { portalDir, publicUrl }: RenderSettings = workerData;
const program = await loadProgram(portalDir);
await program.loadPages();
const documents = new Map<string, string>();

async function documentOf(file: string): Promise<string> {
  const known = documents.get(file);
  if (known) return known;
  const document = withAddress(await readFile(join(portalDir, file), 'utf8'), publicUrl);
  documents.set(file, document);
  return document;
}

/** A page is packed on the way to its first reader: 5 takes a tenth of the time of the build's 11. */
const BROTLI_QUALITY = 5;

export const addressesOf = (address: PageAddress): Promise<string[]> =>
  program.addressesOf(address);

export async function renderPage({ file, address, bodies, tags }: RenderTask): Promise<PortalPage> {
  const replies = Object.fromEntries(
    Object.entries(bodies).map(([url, body]): [string, unknown] => [url, JSON.parse(body)]),
  );
  const page = await program.renderPage(address, replies);
  return packPage(fillPage(await documentOf(file), page, tags), BROTLI_QUALITY);
}
