import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageLanguage } from '../http/page-language.ts';

/** Where a page is asked for. */
export interface PageAddress {
  /** Percent-encoded, without a slash at its end. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  language: PageLanguage;
  /** Where the server is reached, such as `https://upaj.example`; empty when it is not known. */
  origin: string;
}

/** A page with its data, as everyone gets it. */
export interface RenderedPage {
  /** What belongs into the root. */
  html: string;
  title: string;
  /** The links by which its first pictures are loaded; empty without pictures. */
  pictures: string;
  /** What search engines read of it, in the words of schema.org. */
  structured?: object | undefined;
  /** The replies that it shows, for the cache of the browser. */
  replies: unknown;
  /** The addresses that the browser asks in any case, since the reply has marks of the user. */
  marked: readonly string[];
  /** The addresses that it asks only when the page is older. */
  same: readonly string[];
}

/** The program of a built portal that renders its pages (`apps/portal/src/entry-server.tsx`). */
export interface PortalProgram {
  /** The addresses of the API that a page shows; none of a page that is not the same for everyone. */
  addressesOf(address: PageAddress): Promise<string[]>;
  /** Loads what all pages with data need. */
  loadPages(): Promise<void>;
  /** Renders one page at a time; throws when a reply is missing. */
  renderPage(
    address: PageAddress,
    bodies: Readonly<Record<string, unknown>>,
  ): Promise<RenderedPage>;
}

/** The file of the program in the folder of a built portal. */
export const programFile = '.server/entry-server.js';

/** Loads the program of a built portal. */
export const loadProgram = (portalDir: string): Promise<PortalProgram> =>
  // Checked by the tests that render each page of the built portal.
  import(pathToFileURL(join(portalDir, programFile)).href) as Promise<PortalProgram>;
