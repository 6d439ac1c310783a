import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { commentsNotSent, threadMissing } from '@upaj/mocks/thread-scenarios';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { demoThreads, showPictures, writeComment } from '../testing/demo-threads.ts';
import { inApp } from '../testing/story-app.tsx';
import { findDialog } from '../testing/story-screen.ts';
import { meera, ramesh, seller } from '../testing/users.ts';
import ThreadPage from './thread.page.tsx';

/** Each story sets its discussion and its user in its parameters. */
const atThread: Decorator = (Story, context) =>
  inApp({
    at: paths.thread.href(demoThreads.onions),
    path: paths.thread.path,
    frame: 'signed-in',
    ...context.parameters.app,
  })(Story, context);

/**
 * One discussion with its comments and replies. Shown whole, as one's own, with pictures and
 * many comments, with each dialog, with a comment that was not sent, loading, failed and not
 * found. Address: `/discussions/:id`.
 */
const meta = {
  title: 'Screens/Discussions/Thread',
  tags: ['nightly'],
  component: ThreadPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atThread],
} satisfies Meta<typeof ThreadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const findComments: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2 });
};
const of = (id: string, globals: Story['globals'] = {}): Story => ({
  globals,
  parameters: { app: { at: paths.thread.href(id) } },
  play: findComments,
});

export const Full: Story = { ...of(demoThreads.onions), tags: ['!nightly'] };
export const OnAPhone: Story = of(demoThreads.onions, phone);
export const InHindi: Story = of(demoThreads.prices, { language: 'hi' });
export const OnAPhoneInHindi: Story = of(demoThreads.prices, { language: 'hi', ...phone });
/** The user has asked, and has accepted an answer. */
export const OwnWithAnswer: Story = of(demoThreads.own);
/** The account of the asker is deleted; some comments are hidden or reported. */
export const OfADeletedAccount: Story = of(demoThreads.manure);
/** What others see of a hidden comment. */
export const HiddenFromOthers: Story = {
  ...of(demoThreads.manure, phone),
  parameters: { app: { at: paths.thread.href(demoThreads.manure), session: seller } },
};

/** Words without an end, in both scripts, and links. */
export const LongWords: Story = {
  ...of(demoThreads.onions, { viewport: { value: 'phone' } }),
  beforeEach: () => {
    const author = ramesh.id;
    writeComment(demoThreads.onions, { author, content: 'गेहूं'.repeat(60) });
    writeComment(demoThreads.onions, { author, content: 'W'.repeat(300) });
    writeComment(demoThreads.onions, {
      author,
      content: `[read this](https://${'long-name.'.repeat(12)}example.in/a)`,
    });
  },
};

/** Pictures of the asker, the first one large. */
export const WithPictures: Story = {
  ...of(demoThreads.onions, { language: 'en' }),
  beforeEach: () => showPictures(demoThreads.onions, 2),
  play: async ({ canvas, userEvent }) => {
    const large = await canvas.findByRole('img', { name: /^Onion storage/ });
    const first = large.getAttribute('src');
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture 2' }));
    await waitFor(() => expect(large).not.toHaveAttribute('src', first));
  },
};

/** More comments than the first 20. */
export const ManyComments: Story = {
  ...of(demoThreads.onions, { language: 'en' }),
  beforeEach: () => {
    for (let at = 0; at < 30; at += 1) {
      writeComment(demoThreads.onions, { author: ramesh.id, content: `Advice number ${at}` });
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more comments' }));
    await canvas.findByText('Advice number 29');
  },
};

export const Replying: Story = {
  ...of(demoThreads.onions, { language: 'en', ...phone }),
  play: async ({ canvas, userEvent }) => {
    const [reply] = await canvas.findAllByRole('button', { name: /^Reply to/ });
    await userEvent.click(reply ?? document.body);
    await userEvent.type(canvas.getByPlaceholderText('Write a reply...'), 'Call 98765 00001');
    await expect(await canvas.findByRole('checkbox')).toBeVisible();
  },
};

/** Others have written in the meantime. */
export const NewComments: Story = {
  ...of(demoThreads.onions, { language: 'en', ...phone }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    writeComment(demoThreads.onions, { author: ramesh.id, content: 'Straw below them helps.' });
    await canvas.findByText('1 new comment');
  },
};

/** What could not be sent stays. */
export const NotSent: Story = {
  ...of(demoThreads.onions, { language: 'en' }),
  parameters: { msw: { handlers: commentsNotSent() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Add a comment...'), 'On nets.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText(/^The server cannot be reached/);
  },
};

/** A dialog of the menu of a post. */
const choosing = (item: string, globals: Story['globals'] = {}): Story => ({
  ...of(demoThreads.onions, { language: 'en', ...globals }),
  beforeEach: () => {
    writeComment(demoThreads.onions, { author: meera.id, content: 'We dry them on nets.' });
  },
  play: async ({ canvas, userEvent }) => {
    const name = item === 'Report' ? /what Ramesh Oraon wrote$/ : /what Meera Devi wrote$/;
    const menus = await canvas.findAllByRole('button', { name });
    const menu = menus.find((button) => button.getAttribute('aria-haspopup') === 'menu');
    await userEvent.click(menu ?? document.body);
    await userEvent.click(canvas.getByRole('menuitem', { name: item }));
    await findDialog();
  },
});
export const Reporting: Story = choosing('Report', phone);
export const Editing: Story = choosing('Edit');
export const Deleting: Story = choosing('Delete', phone);

export const Sharing: Story = {
  ...of(demoThreads.onions, { language: 'en', ...phone }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await findDialog();
  },
};

/** Shown at once from the navigation state, while the server is asked. */
export const FromTheState: Story = {
  parameters: {
    app: {
      state: {
        _id: demoThreads.onions,
        username: 'Anjali Deshmukh',
        profilePic: null,
        title: 'Onion storage: how do you keep the rot away?',
        hashtag: 'onion',
        likes: ['1', '2'],
        comments: ['3'],
        commentDesc: [],
        content: 'We cured the onions …',
      },
    },
    msw: { handlers: waiting('threads') },
  },
};
export const Loading: Story = { parameters: { msw: { handlers: waiting('threads') } } };
export const Failed: Story = { parameters: { msw: { handlers: failing('threads') } } };
export const NotFound: Story = { parameters: { msw: { handlers: threadMissing() } } };
