import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { iconImports } from '../packages/ui/src/testing/icon-imports.ts';

const moduleName = 'virtual:used-icons.js';
const library = 'lucide-react';
const notProduct = /\.(stories|test)\.tsx$|\/testing\//;

/** How many files of the product import each icon. */
function countIcons(folders: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  for (const file of files) {
    if (!file.endsWith('.tsx') || notProduct.test(file)) continue;
    for (const name of iconImports(readFileSync(file, 'utf8')))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/**
 * Provides a module with the icons that the product imports, so that their page is never out of date.
 *
 * @param folders sources of the product; the icon library is resolved from the first one
 */
export const usedIcons = (folders: readonly [string, ...string[]]): Plugin => ({
  name: 'used-icons',
  resolveId: (source) => (source === moduleName ? `\0${moduleName}` : null),
  async load(id) {
    if (id !== `\0${moduleName}`) return null;
    const resolved = await this.resolve(library, join(folders[0], 'cn.ts'));
    if (!resolved) throw new Error(`${library} is not installed`);
    const icons = [...countIcons(folders)].sort(([one], [other]) => one.localeCompare(other));
    const entries = icons.map(
      ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${files} }`,
    );
    return [
      `import { ${icons.map(([name]) => name).join(', ')} } from ${JSON.stringify(resolved.id)};`,
      `export const usedIcons = [${entries.join(', ')}];`,
    ].join('\n');
  },
});
