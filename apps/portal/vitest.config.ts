import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { textsWithCode } from './build/texts.ts';

/** Tests that render, or that need browser storage; the others run as project `plain` of the root's config. */
export const inBrowser = [
  '**/*.test.tsx',
  '**/use-*.test.ts',
  '**/app/rendered-replies.test.ts',
  '**/app/store.test.ts',
  '**/background/last-seen.test.ts',
  '**/loading/retry-import.test.ts',
  '**/transport/event-stream.test.ts',
  '**/crops/create-crop.test.ts',
  '**/pictures/downscale-picture.test.ts',
];

/** Tests that replace a module, or that need one as it is before its first use; they share no modules with other files. */
export const isolated = [
  'src/app/background/last-seen.test.ts',
  'src/app/before-paint/early-actions.test.tsx',
  'src/app/pages.test.tsx',
  'src/app/waiting-toasts.test.tsx',
  'src/domains/msp/msp-tag.test.tsx',
  'src/features/disease-walk/failed-walk.test.tsx',
  'src/features/disease/pictures/missing-reader.test.tsx',
  'src/shared/loading/when.test.tsx',
  'src/shared/i18n/failed-texts.test.tsx',
  'src/shared/i18n/use-translation.test.tsx',
  'src/shared/use-choose-language.test.tsx',
];

interface Project {
  name: string;
  include: string[];
  exclude: string[];
  isolate: boolean;
  /** Further files that run before each test file. */
  setups?: string[];
}

const project = ({ setups = [], ...test }: Project) =>
  defineConfig({
    root: import.meta.dirname,
    plugins: [react(), textsWithCode(join(import.meta.dirname, 'src'))],
    test: {
      ...test,
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost/' } },
      // A whole page of cards in jsdom, on a busy machine.
      testTimeout: 300_000,
      setupFiles: ['setup.ts', ...setups].map((name) =>
        join(import.meta.dirname, 'src/testing', name),
      ),
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
    },
  });

export const isolatedProject = project({
  name: 'portal-isolated',
  include: isolated,
  exclude: configDefaults.exclude,
  isolate: true,
});

// Loading the modules again for each file takes longer than most tests.
export default project({
  name: 'portal',
  include: inBrowser,
  exclude: [...configDefaults.exclude, ...isolated],
  isolate: false,
  setups: ['first-interaction.setup.ts'],
});
