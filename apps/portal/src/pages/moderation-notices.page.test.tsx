import { screen, waitFor } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { noNotices, suspendedAuthor } from '@upaj/mocks/thread-scenarios';
import { expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const open = () => renderRoute('/discussions/notices', { session: buyer });

it('the person concerned reads what was done, to which text, and why', async () => {
  await open();
  expect(await screen.findByText('Moderators have hidden what you wrote')).toBeVisible();
  expect(screen.getByText('Reason: This insults others.')).toBeVisible();
  expect(screen.getByText('Only fools pay for manure.')).toBeVisible();
});

it('an appeal can be made once, and waits for its decision', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Appeal' }));
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  await user.type(screen.getByLabelText(/^Why is this wrong/), 'It was a proverb.');
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
  expect(await screen.findByText('Not decided yet')).toBeVisible();
  expect(screen.getByText('It was a proverb.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  const texts = [...db.moderationActions.values()].map(({ appeal }) => appeal?.text);
  expect(texts).toContain('It was a proverb.');
});

it('the decision stands under the appeal', async () => {
  for (const action of db.moderationActions.values()) {
    if (action.action !== 'hide') continue;
    const now = new Date().toISOString();
    const decided = { decision: 'reversed', reason: 'You are right.', decidedAt: now } as const;
    db.moderationActions.set(action.id, {
      ...action,
      appeal: { text: 'No!', createdAt: now, ...decided },
    });
  }
  await open();
  expect(await screen.findByText('Decided: it is undone')).toBeVisible();
  expect(screen.getByText('Reason: You are right.')).toBeVisible();
});

it('a suspension says until when', async () => {
  server.use(...suspendedAuthor());
  await open();
  await waitFor(() =>
    expect(screen.getByText(/^You can read but not write until \d\d/)).toBeVisible(),
  );
});

it('without any notice it says so', async () => {
  server.use(...noNotices());
  await open();
  expect(
    await screen.findByText('The moderators have told you nothing. That is good.'),
  ).toBeVisible();
});
