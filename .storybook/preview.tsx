import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { clearUserStorage } from '../apps/portal/src/shared/storage-keys.ts';
import { resetDb } from '../mocks/src/db.ts';
import { toast } from '../packages/ui/src/feedback/toaster.tsx';
import { ThemedDocs } from './docs-container.tsx';
import { StoriesPage } from './docs-page.tsx';
import { modes } from './modes.ts';
import { withoutElements } from './shown-controls.ts';
import { withWholeTypes } from './shown-types.ts';
import { within } from './within.ts';
import './preview.css';

// Forms, dialogs and toasts load chunks, which is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Before anything is drawn: a dark page must not begin with a light one.
const globals = new URLSearchParams(location.search).get('globals') ?? '';
const [, theme] = /(?:^|;)theme:(\w+)/.exec(globals) ?? [];
if (theme) document.documentElement.dataset.theme = theme;

// The frames of a page share one storage: a story must not follow what the one beside it stores. Stories that show how
// tabs follow each other send the event themselves.
addEventListener('storage', (event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
});

/** Sets the toolbar's theme and language on the html element, like the app. */
const onHtmlElement: Decorator = (Story, { globals, viewMode }) => {
  const { theme, language } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  if (viewMode !== 'docs') return <Story />;
  // The page around the story is in English.
  return (
    <div lang={language} style={{ display: 'contents' }}>
      <Story />
    </div>
  );
};

const withTexts = /^(Screens|Patterns|Journeys)\//;

/** Touches the page and loads the texts of the toolbar's language before a story of the portal is rendered. */
const inPortal: Loader = async ({ globals, title }) => {
  if (!withTexts.test(title)) return;
  const { touchPage, translateStory } = await import('../apps/portal/src/testing/story-app.tsx');
  await touchPage();
  await translateStory(globals.language === 'hi' ? 'hi' : 'en');
};

/** Naming every element that passes takes longer than the checks; only the panel of the addon shows them. */
const axeOptions = import.meta.env.STORY_TEST ? { resultTypes: ['violations' as const] } : {};

/** A file that one story downloads must not be there in the next one. */
async function emptyCaches(): Promise<void> {
  // Not on an address without a certificate.
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onHtmlElement],
  loaders: [mswLoader(), inPortal],
  // Resets storage, mock data and messages between stories.
  beforeEach: async () => {
    clearUserStorage();
    await within('empty caches', emptyCaches());
    resetDb();
    toast.dismiss();
  },
  async afterEach({ parameters }) {
    if (!import.meta.env.BOTH_THEMES || parameters.a11y?.test === 'off') return;
    const { checkOtherTheme } = await import('./both-themes.ts');
    await checkOtherTheme();
  },
  argTypesEnhancers: [withWholeTypes, withoutElements],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिंदी' },
        ],
      },
    },
  },
  parameters: {
    // The addon checks each story in the theme it is shown in, `afterEach` those of a changed file in the other one.
    a11y: { test: 'error', options: axeOptions },
    chromatic: { modes },
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: ThemedDocs, page: StoriesPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start Here',
          'Foundations',
          [
            'Colour',
            'Type',
            'Spacing',
            'Shape',
            'Elevation',
            'Motion',
            'Icons',
            'Pictures',
            'Writing',
          ],
          'Components',
          'Patterns',
          ['Form', 'List States', 'Empty', 'Offline', 'Confirmation'],
          'Journeys',
          'Screens',
          [
            'Public',
            ['Home'],
            'Account',
            'Market',
            ['Dashboard', 'Mandi', 'Crop', 'Cart', 'Checkout'],
            'Selling',
            'Orders',
            'Discussions',
            'Learning',
            'Advice',
            'Leaf Doctor',
            'Money',
            'Operator',
            'App',
          ],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
