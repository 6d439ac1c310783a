import { camel, isKebab, pascal, titleCase } from './names.mjs';

/**
 * A page of the portal: its route, which the portal finds by its name, the page, and its story.
 * @param {string} name e.g. `crop-calendar`
 * @param {string} [path] e.g. `/crop-calendar`
 * @returns {import('./new.mjs').Plan}
 */
export function planPage(name = '', path = `/${name}`) {
  if (!isKebab(name) || !path.startsWith('/')) {
    throw new Error('Say name and path: npm run new page crop-calendar [/crop-calendar]');
  }
  const base = `apps/portal/src/pages/${name}`;
  const key = camel(name);
  return {
    files: {
      [`${base}.route.ts`]: route(name),
      [`${base}.page.tsx`]: page(name),
      [`${base}.page.stories.tsx`]: story(name, path),
    },
    lines: {
      'apps/portal/src/shared/paths.ts': [`${key}: { path: '${path}', href: () => '${path}' },`],
      // The build writes it into the page, for search engines and for links that are shared.
      'apps/portal/src/locales/en/descriptions.json': [
        `"${path}": "In one sentence, what a person does here."`,
      ],
      'apps/portal/src/locales/hi/descriptions.json': [`"${path}": "The same in Hindi."`],
    },
    next: `Put its story's title into the area it belongs to. Menus are in apps/portal/src/app/shell/nav-items.tsx.`,
  };
}

/** @param {string} name */
function route(name) {
  return `import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.${camel(name)}.path],
  load: () => import('./${name}.page.tsx'),
};
`;
}

/** @param {string} name */
function page(name) {
  const Name = pascal(name);
  return `import { SectionHeader } from '../domains/session/section-header.tsx';

/** Says in one sentence what a person does here. */
export default function ${Name}Page() {
  return <SectionHeader title="${Name}" />;
}
`;
}

/** @param {string} name @param {string} path */
function story(name, path) {
  const Name = pascal(name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story-app.tsx';
import ${Name}Page from './${name}.page.tsx';

/** Says in one sentence what the screen is for, and which states are shown. Address: \`${path}\`. */
const meta = {
  title: 'Screens/App/${titleCase(name)}',
  component: ${Name}Page,
  decorators: [inApp({ frame: 'signed-in' })],
} satisfies Meta<typeof ${Name}Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
`;
}
