import { configDefaults, defineConfig } from 'vitest/config';
import { inBrowser, isolatedProject } from './apps/portal/vitest.config.ts';
import { clauseTags } from './packages/tools/src/spec-map/clauses.mjs';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'mocks/vitest.config.ts',
      isolatedProject,
      {
        // What draws nothing need not wait for a browser's stand-in: jsdom costs each file two seconds.
        test: {
          name: 'plain',
          environment: 'node',
          isolate: false,
          setupFiles: ['apps/portal/src/testing/put-back.ts'],
          testTimeout: 300_000,
          include: ['{apps/portal/{src,build},packages/ui/src}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...inBrowser],
        },
      },
    ],
    maxWorkers: 2,
    tags: clauseTags(),
  },
});
