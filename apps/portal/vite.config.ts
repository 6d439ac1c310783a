import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildWithPages } from './vite.pages.ts';
import { frameInHtml, stylesInHtml } from './vite.plugins.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What every page needs, in one file: brotli packs it 5 kB smaller than in six. */
const core = { name: 'core', tags: ['$initial'], priority: 3 };

/** What the pages need that ask the server for something. */
const data = {
  name: 'data',
  test: /@reduxjs[\\/]toolkit[\\/]dist[\\/]query|src[\\/]shared[\\/]api\.ts/,
  priority: 2,
};

/** The addresses of the drawings: each alone would be a file of 60 bytes and a request. */
const pictures = {
  name: 'pictures',
  test: /\.svg|ui[\\/]src[\\/](market[\\/]produce|media[\\/]tint)/,
  priority: 1,
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), frameInHtml(), stylesInHtml()],
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
            codeSplitting: { groups: [core, data, pictures] },
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
