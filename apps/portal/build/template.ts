import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { FrameSkeleton } from '../src/app/shell/frame-skeleton.tsx';
import { minified } from './page-html.ts';

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
