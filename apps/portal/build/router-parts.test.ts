import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { unusedRouterParts } from './router-parts.ts';

const entry = join(import.meta.dirname, 'used-of-the-router.js');

/** What the bundler keeps of the router for a module that uses the history alone. */
async function keptOf(plugins: Plugin[]): Promise<string> {
  const used: Plugin = {
    name: 'used-of-the-router',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? "export { BrowserRouter } from 'react-router-dom';" : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [used, ...plugins],
    publicDir: false,
    // The file that ships, and not the one of tests.
    resolve: { conditions: ['production', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?$/ },
    },
  });
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it("the router's own link, form and server code fall out of the build", async () => {
  const marks = ['data-discover', 'formMethod'];
  const before = await keptOf([]);
  for (const mark of marks) expect(before).toContain(mark);
  const kept = await keptOf([unusedRouterParts()]);
  for (const mark of marks) expect(kept).not.toContain(mark);
});
