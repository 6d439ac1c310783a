import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifests, outsiders, parts } from './import-rules-packages.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
export const config = join(root, '.dependency-cruiser.cjs');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders = ['packages', 'apps', 'mocks', '.storybook'];

interface Violation {
  rule: { name: string };
  from: string;
}

async function write(tree: string, files: Record<string, string>) {
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), `${source}\n`);
  }
}

/** Writes a monorepo of these files into a new folder and returns its path. */
export async function writeTree(files: Record<string, string>): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'upaj-import-rules-'));
  const jsons = Object.entries(manifests).map(([path, manifest]) => [
    path,
    JSON.stringify({ exports: { './*': './src/*.ts' }, ...manifest }),
  ]);
  await write(tree, { ...Object.fromEntries(jsons), ...files });
  for (const name of outsiders) {
    await write(tree, {
      [`node_modules/${name}/package.json`]: JSON.stringify({
        name,
        version: '1.0.0',
        main: 'index.js',
      }),
      [`node_modules/${name}/index.js`]: '',
    });
  }
  await mkdir(join(tree, 'node_modules/@upaj'));
  for (const [name, path] of Object.entries(parts)) {
    await symlink(join(tree, path), join(tree, 'node_modules/@upaj', name));
  }
  return tree;
}

/** Checks the folder with the import rules; each violation as `rule: file`. */
export function checkTree(tree: string): Promise<string[]> {
  const args = [cruiser, '--config', config, '--output-type', 'json', ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 2 ** 27 }, (_, stdout, stderr) => {
      if (!stdout.startsWith('{')) return reject(new Error(stderr));
      const found: Violation[] = JSON.parse(stdout).summary.violations;
      resolve(found.map(({ rule, from }) => `${rule.name}: ${from}`));
    });
  });
}
