/** A route of the portal, as far as its cached HTML depends on it. */
export interface KnownRoute {
  /** The pattern of the router, such as `/mandi/:category/:id`. */
  path: string;
  /** Names in the query by which the HTML differs. */
  variesBy: readonly string[];
}

/** What the build tells its worker. */
export interface BuildInfo {
  /** Differs whenever a file of the build does. */
  id: string;
  /** The script of the entry, such as `/assets/1a2b3c4d.js`: HTML that names another one is of another build. */
  entry: string;
  /** The files that every page needs. */
  core: readonly string[];
  routes: readonly KnownRoute[];
}
