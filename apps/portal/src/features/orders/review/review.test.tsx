import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { expect, it } from 'vitest';
import { type DemoOrderName, demoOrder, demoOrders } from '../../../testing/demo-orders.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

async function open(name: DemoOrderName, session = buyer) {
  const view = await renderRoute(`/orders/${demoOrders[name]}`, { session });
  await screen.findByRole('heading', { name: `Order ${demoOrder(name).reference}` });
  // Rating is loaded at the first interaction.
  fireEvent.keyDown(document.body, { key: 'Tab' });
  return view;
}

const line = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
const dialog = () => within(screen.getByRole('dialog'));

async function openDialog() {
  const { user } = await open('delivered');
  await user.click(await screen.findByRole('button', { name: 'Rate Vermicompost' }));
  await screen.findByRole('dialog', { name: 'Rate Vermicompost' });
  return user;
}

it('a buyer rates a delivered line by keyboard, and sees the rating', async () => {
  const user = await openDialog();
  await user.click(dialog().getByRole('button', { name: 'Send the rating' }));
  const first = await dialog().findByRole('radio', { name: '1 star' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription('Please choose one to five stars');
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  expect(dialog().getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.type(dialog().getByLabelText('In your words (optional)'), 'Dark and fine');
  await user.click(dialog().getByRole('button', { name: 'Send the rating' }));
  await screen.findByText('Thank you. Your rating helps other buyers.');
  expect(line('Vermicompost').getByRole('img', { name: '4 stars' })).toBeVisible();
  expect(line('Vermicompost').getByText('Dark and fine')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rate Vermicompost' })).toBeNull();
  const stored = [...db.reviews.values()].at(-1);
  expect(stored).toMatchObject({ rating: 4, text: 'Dark and fine', listing: 'Vermicompost' });
});

it('stars alone are enough, and two quick presses send them once', async () => {
  let requests = 0;
  server.use(
    handle(contract.createReview, () => {
      requests += 1;
      return undefined;
    }),
  );
  const user = await openDialog();
  await user.click(dialog().getByRole('radio', { name: '5 stars' }));
  const button = dialog().getByRole('button', { name: 'Send the rating' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toBe(1);
});

it('a rating that could not be sent stays as it was typed', async () => {
  const user = await openDialog();
  server.use(handle(contract.createReview, () => Response.error()));
  await user.click(dialog().getByRole('radio', { name: '2 stars' }));
  await user.type(dialog().getByLabelText('In your words (optional)'), 'Wet');
  await user.click(dialog().getByRole('button', { name: 'Send the rating' }));
  await dialog().findByText('The server cannot be reached just now. Please try again.');
  expect(dialog().getByRole('radio', { name: '2 stars' })).toBeChecked();
  expect(dialog().getByLabelText('In your words (optional)')).toHaveValue('Wet');
});

it('the own rating can be changed for seven days', async () => {
  const { user } = await open('refundDue');
  await user.click(await screen.findByRole('button', { name: /^Change your rating of/ }));
  await user.click(await screen.findByRole('radio', { name: '1 star' }));
  await user.click(dialog().getByRole('button', { name: 'Save the change' }));
  await screen.findByText('Your rating was changed.');
  expect(screen.getByRole('img', { name: '1 star' })).toBeVisible();
});

it('after seven days the rating stands, with the answer of the seller', async () => {
  await open('delivered');
  expect(await screen.findByText('Thank you. The next harvest comes in March.')).toBeVisible();
  expect(line('Sharbati Wheat').queryByRole('button')).toBeNull();
});

it.each([
  ['a seller', 'delivered', seller],
  ['a buyer before the delivery', 'packed', buyer],
] as const)('%s has nothing to rate', async (_, name, session) => {
  await open(name, session);
  expect(screen.queryByRole('button', { name: /^(Rate|Change your rating)/ })).toBeNull();
});
