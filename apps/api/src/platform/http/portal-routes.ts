import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** A route from the manifest of the build: its pattern, and the files that its page needs at once. */
const RouteNotes = z.array(
  z.object({
    path: z.string(),
    isRendered: z._default(z.boolean(), false),
    variesBy: z.array(z.string()),
    files: z.record(z.string(), z.array(z.string())),
  }),
);

/** A route of the portal. */
export interface PortalRoute {
  /** Its path as the portal declares it, such as `/mandi/:category/:id`. */
  path: string;
  pattern: RegExp;
  /** Whether the data of its first screen are public, so that the page is rendered with them. */
  isRendered: boolean;
  /** Query parameters that change the page; the build may have prerendered their values too. */
  variesBy: readonly string[];
  /** The `Link` header that preloads the files of the page. */
  preload: Record<string, string>;
}

/** Reads the routes of a build; a path without parameters comes before a pattern that matches it too. */
export async function readRoutes(file: string): Promise<PortalRoute[]> {
  const notes = RouteNotes.parse(JSON.parse(await readFile(file, 'utf8')));
  // One digit for each segment: the first segment that only one of two paths leaves open decides.
  const openness = (path: string) =>
    Number(
      `0.${path
        .split('/')
        .map((segment) => (segment.startsWith(':') ? 1 : 0))
        .join('')}`,
    );
  return notes.toSorted((one, other) => openness(one.path) - openness(other.path)).map(toRoute);
}

function toRoute({
  path,
  isRendered,
  variesBy,
  files,
}: z.infer<typeof RouteNotes>[number]): PortalRoute {
  return {
    path,
    isRendered,
    variesBy,
    pattern: new RegExp(`^${path.slice(1).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
    preload: Object.fromEntries(
      Object.entries(files).map(([language, names]) => [
        language,
        names.map((name) => `</${name}>; rel=modulepreload`).join(', '),
      ]),
    ),
  };
}

/**
 * The names under which the build may have written the page of a URL: that of its path, then that of its route, where
 * each `:` is a `_`. Query parameters by which the page varies follow the name.
 */
export function prerenderedNames(path: string, route: PortalRoute, url: string): string[] {
  const query = new URLSearchParams(url.split('?')[1]);
  const parameters = route.variesBy
    .filter((name) => query.get(name))
    .map((name) => `;${name}=${encodeURIComponent(query.get(name) ?? '')}`)
    .join('');
  const ofRoute = route.path.slice(1).replaceAll(':', '_');
  // A path with a semicolon would name the page of a query.
  const names = path.includes(';') ? [ofRoute] : [path, ofRoute];
  return names.map((name) => (name || 'index') + parameters);
}
