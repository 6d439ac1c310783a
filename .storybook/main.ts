import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig, type UserConfig } from 'vite';
import { textsWithCode } from '../apps/portal/build/texts.ts';
import { allTokens } from '../packages/ui/src/testing/theme-tokens.ts';
import { readableLists } from './shown-types.ts';
import { usedIcons } from './used-icons.ts';

const portalSource = fileURLToPath(new URL('../apps/portal/src', import.meta.url));
const uiSource = fileURLToPath(new URL('../packages/ui/src', import.meta.url));

/** The custom properties of the light theme as a rule. */
function tokenRule(): string {
  const tokens = allTokens(readFileSync(`${uiSource}/theme.css`, 'utf8'), 'light');
  return `:root{${[...tokens].map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.@(mdx|stories.tsx)',
    '../packages/ui/src/**/*.@(mdx|stories.tsx)',
    '../apps/portal/src/**/*.@(mdx|stories.tsx)',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../mocks/public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook covers a story with white until it is there: a flash in a dark page.
  previewHead: (head = '') =>
    `${head}<style>:is(.sb-preparing-story,.sb-preparing-docs){background:none!important}</style>`,
  // The manager is built without Vite and cannot read theme.css.
  managerHead: (head = '') => `${head}<style>${tokenRule()}</style>`,
  viteFinal: (vite) =>
    mergeConfig({ ...vite, plugins: [readableLists(), vite.plugins] }, {
      plugins: [tailwindcss(), textsWithCode(portalSource), usedIcons([uiSource, portalSource])],
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
