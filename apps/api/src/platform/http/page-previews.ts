import type { FastifyBaseLogger } from 'fastify';
import { withinTime } from '../concurrency/time-limit.ts';
import type { PagePreview, PagePreviewPart } from '../modules/page-preview-part.ts';
import type { PageLanguage } from './page-language.ts';
import type { PortalRoute } from './portal-routes.ts';

/** A preview, and the URL of its page without the host. */
export interface AddressedPreview extends PagePreview {
  address: string;
  language: PageLanguage;
}

/** Finds the preview of a page; undefined when it has none, or none soon enough. */
export type PreviewOf = (
  route: PortalRoute,
  path: string,
  language: PageLanguage,
  log: FastifyBaseLogger,
) => Promise<AddressedPreview | undefined>;

/** Milliseconds that a page waits for its preview. */
const PATIENCE_MS = 100;
/** Previews that are looked up at the same time; further pages do without. */
const AT_ONCE = 20;

/** Bounds the look-ups of all previews: neither a slow nor a failing database delays a page. */
export function createPreviewOf(previews: readonly PagePreviewPart[]): PreviewOf {
  const finders = new Map(previews.map(({ path, find }) => [path, find]));
  let running = 0;
  return async (route, path, language, log) => {
    const find = finders.get(route.path);
    const params = route.pattern.exec(path)?.groups;
    if (!find || !params || running >= AT_ONCE) return undefined;
    running += 1;
    const finding = find(params, language)
      .catch((err: unknown) => void log.warn({ err }, 'a page is sent without its preview'))
      .finally(() => {
        running -= 1;
      });
    const found = await withinTime(finding, PATIENCE_MS);
    if (!found) return undefined;
    const address = `/${path.split('/').map(encodeURIComponent).join('/')}`;
    return { ...found, language, address: language === 'en' ? address : `${address}?lang=hi` };
  };
}
