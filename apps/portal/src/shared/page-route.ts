import type { ComponentType } from 'react';

/** Who sees a page: everyone, visitors without a session, or signed-in users. */
type Access = 'anyone' | 'visitor' | 'authenticated';

/** What is known of a page before its code is loaded: `<name>.route.ts` beside `<name>.page.tsx`. */
export interface PageRoute {
  access: Access;
  /** The paths that show the page; the first is canonical for search engines. */
  paths: readonly string[];
  /** Names in the query by which it shows something else: such a page is prerendered for some values, or not at all. */
  variesBy?: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
}
