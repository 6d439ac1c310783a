import { escapeHtml } from '../http/escape-html.ts';
import { previewTemplate } from '../http/preview-html.ts';
import type { RenderedPage } from './portal-program.ts';

/** JSON that cannot end the element that contains it, nor a line of a script. */
const asJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const root = /(<div id="root" data-page="[^"]*">)[\s\S]*?<\/div><!--page-->/;
const requests = / data-(?:same-)?requests="[^"]*"/g;
/** The script that asks for the page's code: where the data are in the HTML, they come first. */
const loader = /<script data-loader>[\s\S]*?<\/script>/;
/** Without scripts what is to come never comes. */
const withoutScripts =
  '<noscript><style>[data-slot$=skeleton],[data-slot=card-space]{display:none}</style></noscript>';
const noRobots = '<meta name="robots" content="noindex" />';

/**
 * Writes a page that was rendered with data into the document that the build has drawn of it.
 *
 * @param tags what belongs into the head of this page alone, its title included; without them the document's stay
 */
export function fillPage(document: string, page: RenderedPage, tags?: string): string {
  const { html, pictures, structured, replies, marked, same } = page;
  if (!root.test(document)) throw new Error('the document has no root of a page');
  const list = (name: string, addresses: readonly string[]) =>
    addresses.length > 0 ? ` data-${name}="${escapeHtml(addresses.join(' '))}"` : '';
  const asked = list('requests', marked) + list('same-requests', same);
  const data = [
    `<script type="application/json" id="replies">${asJson(replies)}</script>`,
    withoutScripts,
    structured ? `<script type="application/ld+json">${asJson(structured)}</script>` : '',
  ].join('');
  const [load = ''] = loader.exec(document) ?? [];
  const filled = document
    .replace(loader, '')
    .replace(/<html[^>]*>/, (tag) =>
      tag.replace(requests, '').replace('>', `${asked} data-filled="">`),
    )
    .replace(root, (_, start: string) => `${start}${html}</div><!--page-->${load}${data}`)
    .replace('<style>', () => `${firstOf(pictures)}<style>`);
  const template = tags && previewTemplate(filled);
  // What anyone may see may be found.
  if (template) return template.join(tags).replace(noRobots, '');
  return filled.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`);
}

/** The picture that is seen first; the others are found where they stand. */
const firstOf = (pictures: string): string => /^<link[^>]*>/.exec(pictures)?.[0] ?? '';
