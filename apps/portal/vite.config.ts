import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createChunkPlan } from './build/chunks.ts';
import { installable } from './build/install.ts';
import { buildWithPages } from './build/pages.ts';
import { unusedRouterParts } from './build/router-parts.ts';
import { filesLast, frameInHtml, inlineScripts } from './build/template.ts';
import { textsWithCode } from './build/texts.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

const chunkPlan = createChunkPlan();

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    chunkPlan.plugin,
    frameInHtml(),
    inlineScripts(import.meta.dirname),
    unusedRouterParts(),
    filesLast(),
    textsWithCode(fileURLToPath(new URL('src', import.meta.url))),
    installable(fileURLToPath(new URL('src', import.meta.url))),
  ],
  // Only mock mode has files beside the bundle: the service worker and the pictures of the mocks.
  publicDir: mode === 'mock' ? '../../mocks/public' : false,
  builder: { sharedConfigBuild: true, buildApp: (builder) => buildWithPages(builder, chunkPlan) },
  environments: {
    client: {
      build: {
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          // The router's warnings are for developers; their texts need not reach a phone.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            codeSplitting: { groups: [chunkPlan.group], includeDependenciesRecursively: false },
            // Every page names some twenty of them: without words they weigh 1 kB less.
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
    ssr: {
      // The server runs what renders pages without the packages of the portal.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'node_modules/.prerender',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['src/entry-prerender.tsx', 'src/entry-server.tsx'] },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/pictures', '/thread-pictures', '/leaf-pictures', '/upload', '/data'].map(
        (path) => [path, apiOrigin],
      ),
    ),
  },
}));
