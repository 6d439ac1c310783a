import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt']);

/** Writes a .br and a .gz beside each text file, so that the server never compresses while people wait. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) return;
      for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        const text = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }
    },
  };
}

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), precompress()],
  // In mock mode the service worker and the pictures of the mocks stand beside the portal's own files.
  publicDir: mode === 'mock' ? '../../mocks/public' : 'public',
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/pictures', '/upload', '/data'].map((path) => [path, apiOrigin]),
    ),
  },
}));
