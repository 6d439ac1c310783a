import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable } from './vite.install.ts';
import { buildWithPages } from './vite.pages.ts';
import { frameInHtml, plainInlineScript, scriptsLast, stylesInHtml } from './vite.plugins.ts';
import { textsWithCode } from './vite.texts.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What every page needs, in one file: brotli packs it 5 kB smaller than in six. */
const core = { name: 'core', tags: ['$initial' as const], priority: 3 };

/** Read by forms that load the cache only when they are sent; the group below would swallow it. */
const apiError = {
  name: 'api-error',
  test: /src[\\/]shared[\\/]transport[\\/]api-error\.ts/,
  priority: 4,
};

/** The modules of pages that send requests to the server. */
const data = {
  name: 'data',
  test: /@reduxjs[\\/]toolkit[\\/]dist[\\/]query|src[\\/]shared[\\/]transport[\\/](api|base-query|request)\.ts/,
  priority: 2,
};

/** Small modules of most pages and the addresses of pictures: each alone would cost a request. */
const parts = {
  name: 'parts',
  test: /\.svg|ui[\\/]src[\\/](market[\\/]produce|media[\\/]tint|layout[\\/]section-head|feedback[\\/]badge)|icons[\\/](arrow-left|arrow-right|chevron-right|circle-question-mark|download|external-link|x)\.|content[\\/]src[\\/](categories|certainty|schemes[\\/]scheme)\.ts|ui[\\/]src[\\/]digits-in|src[\\/](domains[\\/]msp[\\/]msp-eligibility|features[\\/]crops[\\/]crop-photo)|src[\\/]shared[\\/]certainty-note/,
  priority: 1,
};

/** Of those, what the account pages show as well, which are at their limit of bytes. */
const surface = {
  name: 'surface',
  test: /ui[\\/]src[\\/](layout[\\/]card|actions[\\/]text-link|is-modified)/,
  priority: 1,
};

/** What every form is made of. */
const forms = {
  name: 'forms',
  test: /src[\\/]shared[\\/]forms[\\/](form-alert|lazy-resolver|submit-button|use-field-error-text)|ui[\\/]src[\\/]forms[\\/](form-field|text-field)|icons[\\/]circle-(alert|exclamation-point)/,
  priority: 1,
};

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    frameInHtml(),
    plainInlineScript(),
    scriptsLast(),
    stylesInHtml(),
    textsWithCode(fileURLToPath(new URL('src', import.meta.url))),
    installable(fileURLToPath(new URL('src', import.meta.url))),
  ],
  // Only mock mode has files beside the bundle: the service worker and the pictures of the mocks.
  publicDir: mode === 'mock' ? '../../mocks/public' : false,
  builder: { buildApp: buildWithPages },
  environments: {
    client: {
      build: {
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [apiError, core, data, parts, surface, forms] },
            // Every page names some twenty of them: without words they weigh 1 kB less.
            chunkFileNames: 'assets/[hash:8].js',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'node_modules/.prerender',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entry-prerender.tsx' },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/pictures', '/upload', '/data'].map((path) => [path, apiOrigin]),
    ),
  },
}));
