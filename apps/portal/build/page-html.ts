import { minifySync } from 'vite';
import { namePlace, withNameFillers } from '../src/app/prerendered-page.ts';
import type { PrerenderedPage } from '../src/entry-prerender.tsx';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The files of a page; the longest script first. */
export interface PageFiles {
  scripts: readonly string[];
  /** JSON with its texts by group. */
  texts: string;
}

/** Replaces a part of the template that must be there. */
function put(html: string, old: string | RegExp, text: string): string {
  if (typeof old === 'string' ? !html.includes(old) : !old.test(html)) {
    throw new Error(`index.html has no ${old}`);
  }
  return html.replace(old, () => text);
}

/** The same script in fewer bytes. Facts of a page are no part of it: the minifier would undo what `asScript` escapes. */
function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new AggregateError(errors, `Not a script: ${script}`);
  return code.trim();
}

/** JSON that cannot end the script element that contains it. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Writes one prerendered page into the template that the build made for browsers. Addresses begin with `/`:
 * the server puts its own in front where it knows it.
 */
export function fillPage(
  template: string,
  drawing: PrerenderedPage,
  { scripts, texts }: PageFiles,
): string {
  const { language, page, title, description } = drawing;
  let html = put(
    template,
    '<html lang="en">',
    `<html lang="${language}" data-access="${page.access}"${requestsOf(drawing)}>`,
  );
  html = put(html, /\s*<script data-undrawn>[\s\S]*?<\/script>/, '');
  html = put(html, /<title>.*?<\/title>/, `<title>${escapeText(title)}</title>`);
  html = put(
    html,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${escapeText(description)}" />`,
  );
  html = put(html, '<script>', `<link rel="modulepreload" href="/${scripts[0]}" />\n    <script>`);
  const root = withNameFillers(drawing.html);
  const fillName = root === drawing.html ? '' : `<script>${nameFiller}</script>`;
  html = put(
    html,
    '</head>',
    `  ${fillName}<script data-loader>${firstLoads(drawing, { scripts, texts })}</script>\n  </head>`,
  );
  html = put(html, '</head>', `  ${forSharing(drawing).join('\n    ')}\n  </head>`);
  const frame = drawing.frame && `<div id="frame">${drawing.frame}</div>`;
  return put(
    html,
    /<div id="root">[\s\S]*?(?=\s*<script type="module")/,
    `<div id="root" data-page="${page.path}">${root}</div>${endOfPage}${frame}`,
  );
}

/** The server renders a page with data between the root and this place, and puts the data and the loader behind it. */
const endOfPage = '<!--page-->';

/** Tells the loader what to ask for. Replies that are the same for everyone may be in the page already (`data-filled`). */
function requestsOf({ requests: { own, marked, same } }: PrerenderedPage): string {
  const list = (name: string, addresses: readonly string[]) =>
    addresses.length > 0 ? ` data-${name}="${escapeText(addresses.join(' '))}"` : '';
  return list('requests', [...own, ...marked]) + list('same-requests', same);
}

/**
 * Sends the first requests of a page. A name in an address is a part of the page's own path, or the id of the signed-in
 * user.
 */
const sendRequests = `
const controller = new AbortController();
const parts = location.pathname.split('/');
const valueOf = (name) => name === ':userId' ? localStorage.getItem('userId') : parts[names.indexOf(name)];
const { requests = '', sameRequests = '', filled } = document.documentElement.dataset;
const wanted = filled === '' ? requests : requests + ' ' + sameRequests;
for (const request of token ? wanted.split(' ').filter(Boolean) : []) {
const address = request.replace(/:\\w+/g, valueOf);
replies[address] = fetch(address, { headers: { authorization: 'Bearer ' + token }, signal: controller.signal });
replies[address].catch(() => {});
}`;

/**
 * Sends the first requests of a page, if it has any, with the stored token (`early-replies.ts` gives out the replies),
 * then asks for its scripts. The core of the portal is asked for before, by the link above: a browser has few
 * connections, and would give all of them to links. Where a service worker has the files, they can wait for the first
 * paint.
 */
const loader = (send: string, controller = '') =>
  minified(`const loadFirst = (files, texts, names) => {
if ('leaving' in document.documentElement.dataset) return;
const token = localStorage.getItem('token');
const replies = {};
${send}
const nextPaint = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const loadFiles = async () => {
if (navigator.serviceWorker?.controller) await nextPaint;
for (const href of files)
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
return (await fetch(texts)).json();
};
globalThis.earlyReplies = { token, replies, texts: loadFiles(), ${controller} };
globalThis.earlyReplies.texts.catch(() => {});
};`);

const loadFiles = loader('');
const sendAndLoadFiles = loader(sendRequests, 'controller');

function firstLoads({ page, requests }: PrerenderedPage, { scripts, texts }: PageFiles): string {
  const [, ...others] = scripts.map((file) => `/${file}`);
  const files = `${asScript(others)},${asScript(`/${texts}`)}`;
  if (Object.values(requests).every(({ length }) => length === 0))
    return `${loadFiles}loadFirst(${files});`;
  return `${sendAndLoadFiles}loadFirst(${files},${asScript(page.path.split('/'))});`;
}

/**
 * Puts the person's name where the build has left room for it; without scripts, or without a name, the text reads as if
 * there were none. Each text is filled by a script right behind it, which
 * then removes itself: a browser may paint half a page, and a name that came later would move what is below it.
 */
const nameFiller = minified(`const fillName = ({ currentScript } = document) => {
const text = currentScript.previousSibling;
const name = localStorage.getItem('userName');
text.data = text.data.replace('${namePlace}', () => name ? ' ' + name : '');
currentScript.remove();
};`);

function forSharing({
  language,
  page,
  address,
  title,
  description,
  texts,
}: PrerenderedPage): string[] {
  const meta = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeText(content)}" />`;
  const shown = [
    meta('site_name', texts.shell?.brand ?? ''),
    meta('title', title),
    meta('description', description),
  ];
  const isForRobots = page.path !== '*' && page.access !== 'authenticated';
  if (!isForRobots) return ['<meta name="robots" content="noindex" />', ...shown];
  const alternate = (code: string, href: string) =>
    `<link rel="alternate" hreflang="${code}" href="${href}" />`;
  const inHindi = `${address}${address.includes('?') ? '&amp;' : '?'}lang=hi`;
  // Robots get English where no language is named, and must not take the Hindi page for a copy of it.
  const own = language === 'en' ? address : inHindi;
  return [
    `<link rel="canonical" href="${own}" />`,
    alternate('x-default', address),
    alternate('en', address),
    alternate('hi', inHindi),
    ...shown,
    meta('type', 'website'),
    meta('locale', language === 'hi' ? 'hi_IN' : 'en_IN'),
    `<meta property="og:url" content="${own}" />`,
    meta('image:width', '1200'),
    meta('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}
