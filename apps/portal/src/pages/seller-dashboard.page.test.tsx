import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { empty } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { ramesh, seller } from '../testing/users.ts';

const wheatId = demoListings.find(({ slug }) => slug === 'sharbati-wheat')?.id ?? '';
const open = () => renderRoute('/mandi/seller-profile', { session: seller });
const row = async () => within(await screen.findByRole('listitem', { name: 'Sharbati Wheat' }));

test('a seller sees their own listings with price, stock and state, and no others', {
  tags: ['ROUTE-34'],
}, async () => {
  await open();
  const wheat = await row();
  expect(wheat.getByText('₹700')).toBeVisible();
  expect(wheat.getByText(/^Stock: 500 kg/)).toBeVisible();
  expect(wheat.getByText('In stock')).toBeVisible();
  const own = [...db.crops.values()].filter(({ sellerId }) => sellerId === ramesh.id);
  expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(own.length);
});

test('the Sell Items card leads to the add-crop form, and there is a way back to the Mandi', {
  tags: ['SELLER-DASHBOARD-7'],
}, async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Sell Items' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Mandi' })).toHaveAttribute('href', '/mandi');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sell' })).toHaveAttribute(
    'href',
    '/mandi/sell-item',
  );
});

test('Orders leads to what was ordered from the seller', async () => {
  await open();
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Orders' });
  expect(link).toHaveAttribute('href', '/orders?as=seller');
});

test('a paused listing is shown as paused and can be resumed', async () => {
  const { user } = await open();
  (await row()).getByRole('button', { name: 'Pause Sharbati Wheat' }).focus();
  await user.keyboard('{Enter}');
  await (await row()).findByText('Paused');
  await waitFor(() => expect(db.crops.get(wheatId)?.isPaused).toBe(true));
  const resume = (await row()).getByRole('button', { name: 'Resume Sharbati Wheat' });
  await waitFor(() => expect(resume).not.toHaveAttribute('aria-disabled', 'true'));
  expect(resume).toHaveFocus();
  await user.keyboard('{Enter}');
  await (await row()).findByText('In stock');
});

test('a pause that the server did not take is shown at once and undone', async () => {
  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  server.use(
    handle(contract.updateCrop, async () => {
      await asked;
      return HttpResponse.error();
    }),
  );
  const { user } = await open();
  const wheat = await row();
  await user.click(wheat.getByRole('button', { name: 'Pause Sharbati Wheat' }));
  await wheat.findByText('Paused');
  answerNow();
  await wheat.findByText('In stock');
  await screen.findByText('The change could not be saved. Please try again.');
});

test('a restocked listing shows its new stock', async () => {
  const { user } = await open();
  await user.click((await row()).getByRole('button', { name: 'Restock Sharbati Wheat' }));
  const quantity = await screen.findByLabelText(/^Quantity in Kilograms/);
  fireEvent.change(quantity, { target: { value: '१,२५०.५' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await (await row()).findByText(/^Stock: 1,250.5 kg/);
  expect(db.crops.get(wheatId)?.quantity).toBe(1250.5);
});

test('a stock that is no number is not sent', async () => {
  const { user } = await open();
  await user.click((await row()).getByRole('button', { name: 'Restock Sharbati Wheat' }));
  fireEvent.change(await screen.findByLabelText(/^Quantity in/), { target: { value: '-4' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please write a number, at most 3 digits after the point');
  fireEvent.change(screen.getByLabelText(/^Quantity in/), { target: { value: '24.9' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^At least one trade unit/);
  expect(db.crops.get(wheatId)?.quantity).toBe(500);
  fireEvent.change(screen.getByLabelText(/^Quantity in/), { target: { value: '0' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(db.crops.get(wheatId)?.quantity).toBe(0));
});

test('a listing is deleted only after a yes', async () => {
  const { user } = await open();
  await user.click((await row()).getByRole('button', { name: 'Delete Sharbati Wheat' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(db.crops.has(wheatId)).toBe(true);
  await user.click((await row()).getByRole('button', { name: 'Delete Sharbati Wheat' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Delete Sharbati Wheat' })).toBeNull(),
  );
  expect(db.crops.has(wheatId)).toBe(false);
});

test('after a listing is deleted by keyboard, the focus is on the one above it', async () => {
  const { user } = await open();
  await row();
  const [first, second] = screen.getAllByRole('listitem', { name: /./ });
  const name = second?.getAttribute('aria-label') ?? '';
  screen.getByRole('button', { name: `Delete ${name}` }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(first ?? document.body).getByRole('heading')).toHaveFocus());
  expect(screen.queryByRole('button', { name: `Delete ${name}` })).toBeNull();
});

test('after a dialog is closed by keyboard, the focus is on the button that opened it', async () => {
  const { user } = await open();
  const restock = (await row()).getByRole('button', { name: 'Restock Sharbati Wheat' });
  restock.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(restock).toHaveFocus());
});

test('a seller without listings sees an empty state', async () => {
  server.use(...empty());
  await open();
  await screen.findByText('You have nothing on the Mandi yet.');
});
