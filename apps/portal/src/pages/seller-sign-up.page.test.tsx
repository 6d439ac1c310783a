import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { sessionEnded } from '../domains/session/session.slice.ts';
import { rejectFields } from '../testing/reject-fields.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const open = () => renderRoute('/mandi/seller-signup', { session: buyer });

const account = {
  'Bank Name': 'State Bank',
  'IFSC Code': 'sbin0001234',
  'Account Number': '123456789012',
  'Account Number again': '123456789012',
};

async function save(user: UserEvent, changed: Partial<typeof account> = {}) {
  for (const [label, value] of Object.entries({ ...account, ...changed })) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label} ?\\*`)), { target: { value } });
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('a saved bank account makes the person a seller and leads to the seller page', {
  tags: [
    'STATE-5',
    'STATE-6',
    'ROLE-5',
    'CALL-10',
    'ERROR-40',
    'PRODUCT-2',
    'ROUTE-35',
    'SELLER-SIGNUP-1',
    'SELLER-SIGNUP-2',
    'SELLER-SIGNUP-3',
    'SELLER-SIGNUP-4',
    'SELLER-SIGNUP-5',
  ],
}, async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { name: 'Fill Additional Information' })).toBeVisible();
  await save(user);
  await screen.findByText('Seller information saved successfully!');
  await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
  expect(localStorage.getItem('isSeller')).toBe('true');
});

test('an account number is the same number in the digits of a Hindi keyboard', async () => {
  const { user } = await open();
  await save(user, { 'Account Number': '१२३४५६७८९०१२' });
  await screen.findByText('Seller information saved successfully!');
});

test('a number with the spaces of a passbook is sent without them', {
  tags: ['CALL-8'],
}, async () => {
  const bodies: object[] = [];
  server.use(
    http.post('*/api/v1/seller', async ({ request }) => {
      bodies.push(Object(await request.clone().json()));
    }),
  );
  const { user } = await open();
  await save(user, { 'Account Number': '1234 5678 9012' });
  await screen.findByText('Seller information saved successfully!');
  const sent = { bank: 'State Bank', ifscCode: 'SBIN0001234', accountNo: '123456789012' };
  expect(bodies).toEqual([{ userId: meera.id, ...sent }]);
});

test('the draft is restored after a reload, and deleted once it was sent or the user signs out', async () => {
  const { user } = await open();
  fireEvent.change(screen.getByLabelText(/^Bank Name/), { target: { value: 'State Bank' } });
  fireEvent.change(screen.getByLabelText(/^Account Number ?\*/), { target: { value: '1234' } });
  cleanup();
  const { store } = await open();
  expect(screen.getByLabelText(/^Bank Name/)).toHaveValue('State Bank');
  expect(screen.getByLabelText(/^Account Number ?\*/)).toHaveValue('1234');
  await save(user);
  await screen.findByText('Seller information saved successfully!');
  expect(sessionStorage.getItem('bank-draft')).toBeNull();
  sessionStorage.setItem('bank-draft', '{"accountNo":"1234"}');
  act(() => void store.dispatch(sessionEnded()));
  expect(sessionStorage.getItem('bank-draft')).toBeNull();
});

test('a failed save shows an error and stays on the page', {
  tags: ['CALL-9', 'ERROR-41'],
}, async () => {
  server.use(...failing('sellers'));
  const { user } = await open();
  await save(user);
  await screen.findByText('Error saving seller information');
  expect(location.pathname).toBe('/mandi/seller-signup');
  expect(localStorage.getItem('isSeller')).toBeNull();
  expect(screen.getByLabelText(/^Bank Name/)).toHaveValue('State Bank');
});

test('a wrong IFSC is named at its field and not sent', async () => {
  const { user } = await open();
  await save(user, { 'IFSC Code': 'SBIN1' });
  await waitFor(() => expect(screen.getByLabelText(/^IFSC Code/)).toBeInvalid());
  expect(screen.getByText('Please write 4 letters, a zero, and 6 letters or digits')).toBeVisible();
});

test('each field that breaks a rule of the contract says so, and nothing is sent', {
  tags: ['VALID-27'],
}, async () => {
  const sent = vi.fn(() => Response.error());
  server.use(http.post('*/api/v1/seller', sent));
  const { user } = await open();
  await save(user, { 'Bank Name': '', 'IFSC Code': 'SBIN1', 'Account Number': '12345' });
  await screen.findByText('Please fill this in');
  const wrong = {
    'Bank Name': 'Please fill this in',
    'IFSC Code': 'Please write 4 letters, a zero, and 6 letters or digits',
    'Account Number': 'Please write 9 to 18 digits',
  };
  for (const [label, told] of Object.entries(wrong)) {
    const field = screen.getByLabelText(new RegExp(`^${label} ?\\*`));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(told));
  }
  expect(sent).not.toHaveBeenCalled();
});

test('a user who is a seller already is redirected to the seller page', async () => {
  server.use(
    mockEndpoint(contract.createSeller, () => {
      throw new ApiError('seller_exists');
    }),
  );
  const { user } = await open();
  await save(user);
  await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
});

test('a slip in the account number is found by typing it twice, and nothing is sent', async () => {
  const sent = vi.fn(() => Response.error());
  server.use(http.post('*/api/v1/seller', sent));
  const { user } = await open();
  await save(user, { 'Account Number again': '123456789021' });
  await screen.findByText('The two account numbers are not the same');
  expect(sent).not.toHaveBeenCalled();
});

test('the bank of the IFSC is named', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^IFSC Code/), { target: { value: 'punb0123400' } });
  await screen.findByText('This code belongs to Punjab National Bank');
});

test('a code of a merged bank is told to be an old one, and a save with it loses nothing typed', async () => {
  const { user } = await open();
  await save(user, { 'IFSC Code': 'SYNB0001234' });
  await screen.findByText(
    'This bank is now part of Canara Bank (CNRB). Please write the new code of your branch',
  );
  expect(
    screen.getByText(
      'Syndicate Bank is now part of Canara Bank. Please write the new code of your branch; it begins with CNRB.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText(/^IFSC Code/)).toBeInvalid();
  expect(screen.getByLabelText(/^Bank Name/)).toHaveValue('State Bank');
});

test('a link leads back to the Mandi', { tags: ['SECTION-10'] }, async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Back to Mandi' });
  expect(link).toHaveAttribute('href', '/mandi');
});

test('a rejected field that the form does not have is a failed save', async () => {
  rejectFields(contract.createSeller, 'branch');
  const { user } = await open();
  await save(user);
  expect(await screen.findByText('Error saving seller information')).toBeInTheDocument();
});
