import { act, screen, waitFor } from '@testing-library/react';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { expect, it } from 'vitest';
import { toastShown } from '../shared/toasts.slice.ts';
import { holdLongWaits } from '../testing/long-waits.ts';
import { renderRoute } from '../testing/render-route.tsx';

it.each([
  ['five seconds by default', undefined, 5000],
  ['the given time', 2000, 2000],
])('a message stays for %s', { tags: ['LIMIT-11'] }, async (_, told, stays) => {
  const { store } = await renderRoute('/sign-in');
  const pass = holdLongWaits();
  act(() => void store.dispatch(toastShown('info', 'The rain is coming', told)));
  const toast = (await screen.findByText('The rain is coming')).closest('[data-sonner-toast]');
  expect(toast).toHaveAttribute('data-y-position', 'top');
  expect(toast).toHaveAttribute('data-x-position', 'right');
  await pass(stays - 1);
  expect(screen.getByText('The rain is coming')).toBeVisible();
  expect(store.getState().toasts).toHaveLength(1);
  await pass(1);
  await waitFor(() => expect(screen.queryByText('The rain is coming')).toBeNull());
  expect(store.getState().toasts).toHaveLength(0);
});

it('a new message does not extend the time of another one', async () => {
  const { store } = await renderRoute('/sign-in');
  const pass = holdLongWaits();
  act(() => void store.dispatch(toastShown('info', 'The rain is coming')));
  await screen.findByText('The rain is coming');
  await pass(3000);
  act(() => void store.dispatch(toastShown('info', 'It has come')));
  await screen.findByText('It has come');
  await pass(2000);
  await waitFor(() => expect(screen.queryByText('The rain is coming')).toBeNull());
  expect(screen.getByText('It has come')).toBeVisible();
  await pass(3000);
  await waitFor(() => expect(screen.queryByText('It has come')).toBeNull());
});

it('a message that has closed does not return with the next one, neither on screen nor in the live region', {
  tags: ['LIMIT-11'],
}, async () => {
  server.use(...failing('contact'));
  const { user, store } = await renderRoute('/contact-us');
  await user.type(screen.getByLabelText(/^Full name/), 'Asha');
  await user.type(screen.getByLabelText(/^E-mail/), 'asha@example.com');
  await user.type(screen.getByLabelText(/^Message/), 'When is the next market day?');
  const pass = holdLongWaits();
  const failure = 'Something went wrong. Please try again.';
  const fail = () => user.click(screen.getByRole('button', { name: 'Submit' }));

  await fail();
  await screen.findByText(failure);
  await pass(4999);
  expect(screen.getByText(failure)).toBeVisible();
  await pass(1);
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  const region = screen.getByRole('region', { name: /^Messages/ });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();

  await fail();
  expect(await screen.findAllByText(failure)).toHaveLength(1);
  act(() => void store.dispatch(toastShown('info', 'The rain is coming')));
  await screen.findByText('The rain is coming');
  expect(screen.getAllByText(failure)).toHaveLength(1);
  expect(region).toBeInTheDocument();
});
