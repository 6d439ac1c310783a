import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { FrameSkeleton } from './src/app/shell/frame-skeleton.tsx';
import { minified } from './vite.page-html.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt']);

/** A region's page is one of many, and packs to 5 % more in a tenth of the time. */
const qualityOf = (file: string) => (file.includes(';') ? 9 : constants.BROTLI_MAX_QUALITY);

/** Writes a .br and a .gz beside each text file, so that the server never compresses during a request. */
export async function precompress(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(pack));
}

async function pack(file: string): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/**
 * Lets the bundler drop what the portal does not use of the router. A display name and a call that may do anything keep a
 * component in the build, and the router's own link and form bring 4 kB that fetch data and modules for its servers.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(
            /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
        map: null,
      }),
    },
  };
}

/** Draws the shape of the frame into the page, so that it is seen before the first script has arrived. */
export function frameInHtml(): Plugin {
  const place = '<div id="root"></div>';
  return {
    name: 'frame-in-html',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: (html) =>
      html.replace(place, () =>
        place.replace('><', `>${renderToStaticMarkup(createElement(FrameSkeleton))}<`),
      ),
  };
}

/** Minifies the page's inline scripts, which the bundler leaves as they are. */
export function minifyInlineScripts(): Plugin {
  const inline = /(?<=<script(?: data-undrawn)?>)[\s\S]*?(?=<\/script>)/g;
  return {
    name: 'minify-inline-scripts',
    apply: 'build',
    transformIndexHtml: (html) => html.replace(inline, (script) => minified(script)),
  };
}

/**
 * Moves scripts and style sheet below the text: a browser that requests them first paints later. The styles that a
 * page is first painted with are inside its HTML (`vite.styles.ts`).
 */
export function filesLast(): Plugin {
  const own =
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
  return {
    name: 'files-last',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(own, '').replace('</body>', () => `${html.match(own)?.join('')}\n  </body>`),
    },
  };
}
