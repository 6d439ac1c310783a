import { screen, waitFor, within } from '@testing-library/react';
import { demoModerator } from '@upaj/demo/people';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { caseClosed, noCases } from '@upaj/mocks/thread-scenarios';
import { describe, expect, it } from 'vitest';
import { demoComment, sessionOf, storedPost } from '../testing/demo-threads.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const moderator = sessionOf(demoModerator);
const reported = demoComment('manure-price', 1);
const warned = demoComment('manure-price', 2);

async function open() {
  const view = await renderRoute('/discussions/moderation', { session: moderator });
  await screen.findByText(/I sell cheap dreams/);
  return view;
}

const caseWith = (text: RegExp) => within(screen.getByText(text).closest('li') ?? document.body);
const spam = () => caseWith(/I sell cheap dreams/);
const dialog = () => within(screen.getByRole('dialog'));

async function decide(
  user: Awaited<ReturnType<typeof open>>['user'],
  button: string,
  submit = button,
  within_ = spam,
) {
  await user.click(within_().getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText(/^Reason/), 'For this reason');
  await user.click(dialog().getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a case', () => {
  it('shows the post, its author with warnings, and every report', async () => {
    await open();
    expect(spam().getByText('Reported')).toBeVisible();
    expect(spam().getByText('By Vikram Rathore · 0 warnings so far')).toBeVisible();
    expect(spam().getByRole('heading', { name: '2 reports' })).toBeVisible();
    expect(spam().getByText('This looks like a fraud')).toBeVisible();
  });

  it('needs a reason', async () => {
    const { user } = await open();
    await user.click(spam().getByRole('button', { name: 'Hide' }));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
  });

  it('hidden or found harmless waits no more', async () => {
    const { user } = await open();
    await decide(user, 'Hide');
    await waitFor(() => expect(storedPost(reported).isHidden).toBe(true));
    await waitFor(() => expect(screen.queryByText(/I sell cheap dreams/)).toBeNull());
  });

  it('found harmless is closed', async () => {
    const { user } = await open();
    await decide(user, 'Nothing wrong');
    await waitFor(() => expect(screen.queryByText(/I sell cheap dreams/)).toBeNull());
    expect(storedPost(reported).isHidden).toBe(false);
  });

  it('suspends its author for the chosen days', async () => {
    const { user } = await open();
    await user.click(spam().getByRole('button', { name: 'Suspend' }));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('radio', { name: '30 days' }));
    await user.type(dialog().getByLabelText(/^Reason/), 'Spam');
    await user.click(dialog().getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(db.suspensions.size).toBe(1));
    const [until = ''] = db.suspensions.values();
    const days = (Date.parse(until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  it('of an appeal is decided with a reason', async () => {
    const { user } = await open();
    const appeal = () => caseWith(/I was joking/);
    expect(appeal().getByText('Appeal')).toBeVisible();
    await decide(user, 'Undo the action', 'Undo the action', appeal);
    await waitFor(() => expect(screen.queryByText(/I was joking/)).toBeNull());
    const [action] = [...db.moderationActions.values()].filter(
      ({ commentId }) => commentId === warned,
    );
    expect(action?.appeal).toMatchObject({ decision: 'reversed', reason: 'For this reason' });
  });

  it('that another moderator has settled says so', async () => {
    const { user } = await open();
    server.use(...caseClosed());
    await user.click(spam().getByRole('button', { name: 'Warn' }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText(/^Reason/), 'Spam');
    await user.click(dialog().getByRole('button', { name: 'Warn' }));
    expect(await screen.findByText(/^This has changed in the meantime/)).toBeVisible();
  });
});

it('every action is in the log, with who did it and why', async () => {
  const { user } = await open();
  await decide(user, 'Hide');
  await user.click(screen.getByRole('tab', { name: 'Log' }));
  expect(await screen.findByText('Reason: For this reason')).toBeVisible();
  expect(screen.getAllByText(/^Kavita Rao, on/)[0]).toBeVisible();
});

it('a queue without cases says so', async () => {
  server.use(...noCases());
  await renderRoute('/discussions/moderation', { session: moderator });
  expect(await screen.findByText('Nothing waits. All posts are looked at.')).toBeVisible();
});

it('others see no queue', async () => {
  await renderRoute('/discussions/moderation', { session: buyer });
  expect(await screen.findByText('Only moderators can see this page.')).toBeVisible();
});

it('a queue that could not be fetched can be fetched again', async () => {
  server.use(...failing('moderation'));
  const { user } = await renderRoute('/discussions/moderation', { session: moderator });
  await screen.findByText('This could not be fetched.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/I sell cheap dreams/);
});
