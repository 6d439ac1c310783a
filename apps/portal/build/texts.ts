import { join } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { createTextGraph, isModule } from './text-graph.ts';

/**
 * Loads texts with the code that shows them: puts `withTexts` around every dynamic import whose target uses
 * groups that the importing module lacks. So no page lists its texts, and none can lack them.
 */
export function textsWithCode(src: string): Plugin {
  const graph = createTextGraph(src);
  const translations = join(src, 'shared/i18n/translations.ts');
  const isOwn = (file: string) => file.startsWith(`${src}/`) && isModule(file);
  return {
    name: 'texts-with-code',
    // After `import.meta.glob` has become dynamic imports.
    enforce: 'post',
    watchChange: (file) => graph.invalidate(file),
    async transform(code, id) {
      if (!isOwn(id)) return null;
      // Throws where this module names texts that do not exist.
      graph.groupsOf(id);
      const { dynamicImports } = parseSync(id, code, { lang: 'js' }).module;
      let result = code;
      // From the last to the first, so that the positions before stay true.
      for (const { start, end, moduleRequest } of dynamicImports.toReversed()) {
        const specifier = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
        const target = await this.resolve(specifier, id);
        if (!target || !isOwn(target.id)) continue;
        const groups = graph.groupsBeside(id, target.id);
        if (groups.length === 0) continue;
        const wrapped = `withTexts(${code.slice(start, end)}, ${JSON.stringify(groups)})`;
        result = result.slice(0, start) + wrapped + result.slice(end);
      }
      if (result === code) return null;
      // Behind the code, and nothing leaves its line: the source map stays true as it is.
      const imported = `import { withTexts } from ${JSON.stringify(translations)};`;
      return { code: `${result}\n${imported}`, map: null };
    },
  };
}
