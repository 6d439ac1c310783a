import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin } from 'vite';
import { FrameSkeleton } from '../src/app/shell/frame-skeleton.tsx';

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

/**
 * Puts the scripts of `src/app/before-paint` into the head, each bundled from its modules: a file would have to be
 * requested before the first paint. The server allows them by their hash (`apps/api`, `security-headers.ts`).
 */
export function inlineScripts(root: string): Plugin {
  const script = /(<script(?: data-undrawn)?) src="(\/src\/app\/before-paint\/[\w-]+\.ts)">/g;
  return {
    name: 'inline-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        let result = html;
        for (const [tag, start, file] of html.matchAll(script)) {
          const code = await bundle(join(root, file ?? ''), !server);
          result = result.replace(tag, () => `${start}>${code}`);
        }
        return result;
      },
    },
    hotUpdate({ file }) {
      if (file.includes('/before-paint/')) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

async function bundle(entry: string, isMinified: boolean): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'script' };
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', minify: isMinified, lib },
  });
  const [output] = Array.isArray(result) ? result.flatMap((one) => one.output) : [];
  if (output?.type !== 'chunk') throw new Error(`no script came of ${entry}`);
  return output.code.trim();
}

/**
 * Moves scripts and style sheet below the text: a browser that requests them first paints later. The styles that a
 * page is first painted with are inside its HTML (`styles.ts`).
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
