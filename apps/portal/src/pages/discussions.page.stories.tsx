import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { listPage } from '@upaj/mocks/thread-list';
import { noThreads } from '@upaj/mocks/thread-scenarios';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import DiscussionsPage from './discussions.page.tsx';

/** Each story sets its address, its navigation state and its user in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({ at: '/discussions', frame: 'signed-in', ...context.parameters.app })(Story, context);

/**
 * What farmers ask and tell each other, by tab, hashtag, crop and search. Shown whole, filtered,
 * with long words at 320 px, empty, loading and failed. Address: `/discussions`.
 */
const meta = {
  title: 'Screens/Discussions/Discussions',
  tags: ['nightly'],
  component: DiscussionsPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
} satisfies Meta<typeof DiscussionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('heading', { level: 2 });
  await canvas.findAllByRole('button', { name: /^#/ });
};
const phone = { viewport: { value: 'phone' } };

/** What was written in last comes first. */
export const All: Story = { tags: ['!nightly'], play: whole };

export const AllOnAPhone: Story = { play: whole, globals: phone };

export const AllOnAPhoneInHindi: Story = {
  play: whole,
  globals: { ...phone, language: 'hi' },
};

export const Popular: Story = {
  play: whole,
  parameters: { app: { at: '/discussions?tab=popular' } },
};

/** After a discussion was created: the navigation state chooses the tab. */
export const MyThreads: Story = {
  globals: { language: 'en' },
  parameters: { app: { state: { selectedOption: 'my-threads' } } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
    const tab = canvas.getByRole('link', { name: 'My Threads' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
};

export const WithAHashtag: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/discussions?hashtag=onion' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '#onion', pressed: true });
    await canvas.findAllByRole('heading', { level: 2 });
  },
};

const longWord = 'गेहूंबाजराज्वारमक्का'.repeat(20);

/** Words without an end, in a narrow window, from both directions. */
export const LongWordsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: {
      options: { narrow: { name: 'Phone 320', styles: { width: '320px', height: '640px' } } },
    },
    msw: {
      handlers: [
        mockEndpoint(contract.listThreads, ({ query, person }) => {
          const brief = { ...query, brief: 'true' } as const;
          const { data: page, nextCursor } = listPage(brief, 'newest', person);
          const data = page.map((thread, at) => ({
            ...thread,
            title: at % 2 ? longWord : `${'x'.repeat(150)} \u202Eesrever`,
            content: at % 2 ? '**https://example.com/'.padEnd(180, 'y') : `سؤال ${longWord}`,
            username: longWord.slice(0, 60),
            hashtags: [longWord.slice(0, 40), 'onion', 'storage', 'kharif', 'प्याज'],
          }));
          return { status: 200, body: { success: true, data, nextCursor } };
        }),
        ...full(),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('heading', { level: 2 });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const empty = { msw: { handlers: noThreads() } };

export const Empty: Story = { parameters: empty };

export const EmptyMyThreads: Story = {
  parameters: { ...empty, app: { at: '/discussions?tab=my-threads' } },
};

export const NothingFound: Story = {
  parameters: { ...empty, app: { at: '/discussions?q=qwerty' } },
};

export const NothingUnanswered: Story = {
  parameters: { ...empty, app: { at: '/discussions?unanswered=true' } },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('threads') } } };

export const LoadingOnAPhone: Story = {
  globals: phone,
  parameters: { msw: { handlers: waiting('threads') } },
};

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('threads') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
