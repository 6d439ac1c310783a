import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the browser finds the pictures of the manifest; the address of an icon must not change with its file. */
const ICONS = 'icons/';
const MANIFEST = 'manifest.webmanifest';
/** Files whose place at the root is given; browsers and robots ask for the icon of a document that names none. */
const AT_ROOT = [MANIFEST, 'favicon.ico'];

/** Makes the portal installable: the manifest of `src/install`, its pictures, and their links in every page. */
export function installable(src: string): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.mode !== 'mock',
    async generateBundle() {
      const folder = join(src, 'install');
      for (const name of await readdir(folder)) {
        if (name === 'README.md') continue;
        const fileName = AT_ROOT.includes(name) ? name : ICONS + name;
        const source = await readFile(join(folder, name));
        this.emitFile({ type: 'asset', fileName, source });
      }
      const source = await readFile(join(src, 'icon.svg'));
      this.emitFile({ type: 'asset', fileName: `${ICONS}icon.svg`, source });
    },
    // Not in index.html: there Vite would look for the files, and give them other names.
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: `/${ICONS}apple-touch-icon.png` },
        injectTo: 'head',
      },
    ],
  };
}
