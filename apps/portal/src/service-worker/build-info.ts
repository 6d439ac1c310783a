/** A route of the portal, as far as its cached HTML depends on it. */
export interface KnownRoute {
  /** The pattern of the router, such as `/mandi/:category/:id`. */
  path: string;
  /** Whether the server renders it with its data: then each address has HTML of its own. */
  isRendered: boolean;
  /** Names in the query by which the page differs. */
  variesBy: readonly string[];
  /** The queries that have HTML of their own, such as `region=goa`; every other one gets the shell. */
  variants: readonly string[];
}

/** What the build tells its worker. */
export interface BuildInfo {
  /** Differs whenever a file of the build does. */
  id: string;
  /** The script elements of every page, such as `/assets/1a2b3c4d.js`: HTML without them is of another build. */
  scripts: readonly string[];
  /** The files that every page needs, at its start or for its notices. */
  core: readonly string[];
  routes: readonly KnownRoute[];
}
