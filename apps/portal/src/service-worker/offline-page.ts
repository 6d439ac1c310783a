import english from '../locales/en/offline.json';
import hindi from '../locales/hi/offline.json';
import type { PageLanguage } from './page-key.ts';

const texts = { en: english, hi: hindi };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

// Colours of packages/ui/src/theme.css: its style sheet may be missing where this page is shown.
const styles = `
:root{color-scheme:light;--ground:#f8f6f1;--ink:#1c1a17;--muted:#5a534a;--action:#1f7340;--on:#fff;--line:#efebe3}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--ground:#11150f;--ink:#f1efe8;--muted:#b4b1a6;--action:#57a96e;--on:#0d140d;--line:#2c3329}}
:root[data-theme=dark]{color-scheme:dark;--ground:#11150f;--ink:#f1efe8;--muted:#b4b1a6;--action:#57a96e;--on:#0d140d;--line:#2c3329}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,"Noto Sans","Noto Sans Devanagari",sans-serif}
main{display:grid;gap:1rem;max-width:36rem;margin:0 auto;padding:3rem 1rem;overflow-wrap:anywhere}
h1,h2,p,ul,form{margin:0}
h1{font-size:1.625rem}
h2{font-size:1.0625rem;margin-top:1rem}
.brand,p{color:var(--muted)}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:12px;background:var(--action);color:var(--on);font:inherit;font-weight:650}
ul{display:grid;padding:0;list-style:none}
a{display:flex;align-items:center;min-height:2.75rem;border-bottom:1px solid var(--line);color:inherit}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}`;

/**
 * The script of the page: the chosen theme before the first paint, and the wanted page once it can be reached, unless
 * the user is on the way to another one. It asks when the connection returns and, since that may be too early or a
 * server may have been away, after 5 s and then ever more rarely.
 */
export const offlineScript = [
  "const theme=localStorage.getItem('theme');if(theme)document.documentElement.dataset.theme=theme;",
  "let isLeaving=false;addEventListener('beforeunload',()=>{isLeaving=true});",
  'let timer,wait=5000;const retryLater=()=>{clearTimeout(timer);timer=setTimeout(retry,wait)};retryLater();',
  // A proxy that answers for a server that is away would put its own error in the place of this page.
  "function retry(){fetch(location.href,{method:'HEAD'}).then(({status})=>{if(status>=500)throw status;if(!isLeaving)location.reload()}).catch(()=>{wait=Math.min(wait*2,60000);retryLater()})}",
  "addEventListener('online',retry)",
].join('');

/** A page that can be opened without a connection. */
export interface ReadablePage {
  address: string;
  title: string;
}

/** The HTML that is shown for a page that is neither cached nor reachable. */
export function offlinePage(
  language: PageLanguage,
  address: string,
  pages: readonly ReadablePage[],
): string {
  const t = texts[language];
  const { pathname, searchParams } = new URL(address, 'https://upaj.invalid');
  const query = [...searchParams].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  const links = pages.map(
    (page) => `<li><a href="${escapeText(page.address)}">${escapeText(page.title)}</a></li>`,
  );
  const list = links.length > 0 ? `<h2>${t.pages}</h2><ul>${links.join('')}</ul>` : '';
  // A form and not a script: it asks for the same address again, its query included.
  const retry = `<form action="${escapeText(pathname)}">${query.join('')}<button>${t.retry}</button></form>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.title} · ${t.brand}</title><style>${styles}</style><script>${offlineScript}</script></head><body><main><p class="brand">${t.brand}</p><h1>${t.title}</h1><p>${t.text}</p>${retry}${list}</main></body></html>`;
}
