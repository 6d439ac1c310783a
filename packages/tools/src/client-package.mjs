import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bin, root, run } from './run.mjs';

const folder = join(root, 'packages/contract');

/**
 * Writes `@upaj/contract` as a package that other programs can install: JavaScript with its types, and the example.
 * @param {string} target the folder of the package, created if it is missing
 * @throws {Error} with the messages of the compiler
 */
export async function writeClientPackage(target) {
  const out = join(target, 'dist');
  const built = await run(bin('tsc'), ['-p', join(folder, 'tsconfig.build.json'), '--outDir', out]);
  if (built.code !== 0) throw new Error(built.output);
  mkdirSync(target, { recursive: true });
  const { name, license, type, sideEffects } = read(join(folder, 'package.json'));
  const { version } = read(join(root, 'package.json'));
  const manifest = {
    name,
    version,
    license,
    type,
    sideEffects,
    exports: { './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
    dependencies: { bowser: versionOf('bowser'), zod: versionOf('zod') },
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(folder, 'examples/list-crops.mjs'), join(target, 'list-crops.mjs'));
}

/** @param {string} name */
const versionOf = (name) => read(join(folder, 'node_modules', name, 'package.json')).version;

/** @param {string} file @returns {any} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (process.argv[1] === import.meta.filename) {
  const target = resolve(process.argv[2] ?? 'dist/client');
  await writeClientPackage(target);
  process.stdout.write(`${target} can be installed: npm install ${target}\n`);
}
