import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig, type UserConfig } from 'vite';
import { textsWithCode } from '../apps/portal/vite.texts.ts';

const portalSource = fileURLToPath(new URL('../apps/portal/src', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Design system' },
    { directory: '../apps/portal/src', files: '**/*.stories.tsx', titlePrefix: 'Portal' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../mocks/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), textsWithCode(portalSource)],
      // Stories use the development mode: replies are validated, and the developer's sign-in is present.
      define: { 'import.meta.env.MODE': JSON.stringify('storybook') },
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // Radix marks its files as client code, which only causes warnings here.
          onLog(level, log, report) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    } satisfies UserConfig),
};

export default config;
