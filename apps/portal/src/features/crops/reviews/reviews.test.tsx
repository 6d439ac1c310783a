import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

async function open(slug: string, session = buyer) {
  const { category = 'Crops', id = '' } = demoListings.find((one) => one.slug === slug) ?? {};
  return renderRoute(paths.crop.href(category, id), { session });
}

const section = () => screen.findByRole('region', { name: 'Reviews' });
const reviews = async () => within(await section()).findAllByRole('listitem');
const day = (element: Element) =>
  (/\d\d\/\d\d\/\d{4}/.exec(element.textContent ?? '')?.[0] ?? '').split('/').reverse().join('');

it('a buyer reads who said what, the newest first, and what the seller answered', async () => {
  await open('sharbati-wheat');
  const all = await reviews();
  expect(all).toHaveLength(8);
  expect(all.map(day)).toEqual(all.map(day).toSorted().reverse());
  const newest = within(all[0] ?? document.body);
  expect(newest.getByText('Meera Devi')).toBeVisible();
  expect(newest.getByRole('img', { name: '5 stars' })).toBeVisible();
  expect(newest.getByText(/^Clean and dry, just as described/)).toBeVisible();
  expect(newest.getByText('Thank you. The next harvest comes in March.')).toBeVisible();
  expect(within(await section()).getAllByText('Deleted user')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
});

it('more reviews come when they are asked for', async () => {
  const { user } = await open('green-peas');
  expect(await reviews()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await reviews()).toHaveLength(11));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('a listing without reviews has no section for them', async () => {
  await open('ragi');
  await screen.findByText('No ratings yet');
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
});

it('reviews that cannot be loaded can be tried again', async () => {
  server.use(...failing('reviews'));
  const { user } = await open('sharbati-wheat');
  await screen.findByText('The reviews could not be loaded.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await reviews()).toHaveLength(8);
});

it('a seller answers a review of the own listing once', async () => {
  const { user } = await open('green-peas', seller);
  const [newest] = await reviews();
  const review = within(newest ?? document.body);
  await user.click(review.getByRole('button', { name: 'Answer Meera Devi' }));
  await user.click(review.getByRole('button', { name: 'Send the answer' }));
  expect(review.getByLabelText(/^Your answer/)).toHaveAccessibleDescription(/Please fill this in/);
  await user.type(review.getByLabelText(/^Your answer/), 'Come again');
  await user.click(review.getByRole('button', { name: 'Send the answer' }));
  expect(await review.findByText('Come again')).toBeVisible();
  await screen.findByText('Your answer stands under the review.');
  expect(review.queryByRole('button')).toBeNull();
});

it('an answer that could not be sent is still there', async () => {
  const { user } = await open('green-peas', seller);
  const [newest] = await reviews();
  const review = within(newest ?? document.body);
  await user.click(review.getByRole('button', { name: 'Answer Meera Devi' }));
  await user.type(review.getByLabelText(/^Your answer/), 'Come again');
  server.use(handle(contract.answerReview, () => Response.error()));
  await user.click(review.getByRole('button', { name: 'Send the answer' }));
  await review.findByText('The server cannot be reached just now. Please try again.');
  expect(review.getByLabelText(/^Your answer/)).toHaveValue('Come again');
  server.resetHandlers();
  await user.click(review.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(review.queryByLabelText(/^Your answer/)).toBeNull());
});
