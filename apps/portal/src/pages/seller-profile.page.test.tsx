import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contract } from '@upaj/contract/contract';
import { demoPassword } from '@upaj/demo/people';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { rejectFields } from '../testing/reject-fields.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, ramesh, seller } from '../testing/users.ts';

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*|\\*| \\(if|$)`));

async function open() {
  const view = await renderRoute('/seller-profile', { session: seller });
  await screen.findByRole('button', { name: 'Edit' });
  return view;
}

async function edit(): Promise<UserEvent> {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  return user;
}

async function rewrite(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

async function save(user: UserEvent, password = demoPassword) {
  await rewrite(user, 'Your password', password);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

function listening(): object[] {
  const bodies: object[] = [];
  server.use(
    http.patch('*/api/v1/seller/:userId', async ({ request }) => {
      bodies.push(Object(await request.clone().json()));
    }),
  );
  return bodies;
}

it('before Edit everything is there to be read only, the account number but for its last digits', {
  tags: ['PRODUCT-26', 'ROUTE-36'],
}, async () => {
  await open();
  const shown = {
    Name: ramesh.name,
    Email: ramesh.email,
    Phone: ramesh.phone,
    'Postal Code': ramesh.postalCode,
    Gender: 'Male',
    'Bank Name': ramesh.bankAccount?.bank,
    'Account Number': `••••${ramesh.bankAccount?.accountNo.slice(-4)}`,
    'IFSC Code': ramesh.bankAccount?.ifscCode,
    'UPI address': 'ramesh@upajdemo',
  };
  for (const [label, value] of Object.entries(shown)) {
    expect(field(label)).toHaveValue(value);
    expect(field(label)).toHaveAttribute('readonly');
  }
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('after Edit only the bank account can be changed', {
  tags: [
    'STATE-31',
    'SELLER-PROFILE-3',
    'SELLER-PROFILE-4',
    'SELLER-PROFILE-5',
    'SELLER-PROFILE-6',
    'SELLER-PROFILE-7',
    'SELLER-PROFILE-8',
    'SELLER-PROFILE-9',
    'SELLER-PROFILE-10',
    'SELLER-PROFILE-11',
  ],
}, async () => {
  const { user } = await open();
  const person = () => ['Name', 'Email', 'Phone', 'Postal Code', 'Gender'].map(field);
  for (const input of person()) expect(input).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  for (const input of person()) expect(input).toHaveAttribute('readonly');
  for (const name of ['Bank Name', 'Account Number', 'IFSC Code']) {
    expect(field(name)).not.toHaveAttribute('readonly');
  }
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('an IFSC shows the name of its bank as soon as it is whole', async () => {
  const user = await edit();
  await rewrite(user, 'IFSC Code', 'punb012340');
  expect(screen.queryByText(/Punjab National Bank/)).toBeNull();
  await user.type(field('IFSC Code'), '0');
  expect(await screen.findByText('This code belongs to Punjab National Bank')).toBeVisible();
  await rewrite(user, 'IFSC Code', 'QQQQ0000001');
  expect(await screen.findByText(/We do not know the bank of this code/)).toBeVisible();
});

it('an IFSC of another form is not sent', async () => {
  const bodies = listening();
  const user = await edit();
  await rewrite(user, 'IFSC Code', 'SBIN1');
  await save(user);
  await waitFor(() => expect(field('IFSC Code')).toBeInvalid());
  expect(bodies).toEqual([]);
});

it.each(['Bank Name', 'Account Number', 'IFSC Code'])(
  'an empty %s is named and nothing is sent',
  { tags: ['VALID-21', 'VALID-22', 'ERROR-25'] },
  async (name) => {
    const bodies = listening();
    const user = await edit();
    await rewrite(user, name, '');
    await save(user);
    expect(await screen.findByText(`${name} cannot be empty`)).toBeVisible();
    expect(bodies).toEqual([]);
  },
);

it('a new account number is typed twice, and a slip is found', {
  tags: ['CALL-7', 'ERROR-30'],
}, async () => {
  const bodies = listening();
  const user = await edit();
  expect(screen.queryByLabelText(/^Account Number again/)).toBeNull();
  await rewrite(user, 'Account Number', '1234 5678 9012');
  await user.type(field('Account Number again'), '123456789021');
  await save(user);
  expect(await screen.findByText('The two account numbers are not the same')).toBeVisible();
  expect(bodies).toEqual([]);
  await rewrite(user, 'Account Number again', '123456789012');
  await save(user);
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(bodies).toMatchObject([{ accountNo: '123456789012' }]);
  await waitFor(() => expect(field('Account Number')).toHaveValue('••••9012'));
});

it('the UPI address is saved with the password, and can be copied', async () => {
  const user = await edit();
  await rewrite(user, 'UPI address', 'Ramesh.Oraon@UpajDemo');
  await save(user);
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(db.sellers.get(ramesh.id)?.upi).toBe('ramesh.oraon@upajdemo');
  await waitFor(() => expect(field('UPI address')).toHaveValue('ramesh.oraon@upajdemo'));
  await user.click(screen.getByRole('button', { name: 'Copy the UPI address' }));
  expect(await navigator.clipboard.readText()).toBe('ramesh.oraon@upajdemo');
});

it('a UPI address that cannot be one is not sent', async () => {
  const bodies = listening();
  const user = await edit();
  await rewrite(user, 'UPI address', 'ramesh');
  await save(user);
  expect(await screen.findByText('Please write a UPI address, like name@bank')).toBeVisible();
  expect(bodies).toEqual([]);
});

it('a seller can do without a UPI address', async () => {
  const user = await edit();
  await rewrite(user, 'UPI address', '');
  await save(user);
  await waitFor(() => expect(field('UPI address')).toHaveValue('None'));
  expect(db.sellers.get(ramesh.id)?.upi).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy the UPI address' })).toBeNull();
});

it('a number that is left alone stays as it is', { tags: ['STATE-32', 'CALL-6'] }, async () => {
  const bodies = listening();
  const user = await edit();
  await rewrite(user, 'Bank Name', 'State Bank of India');
  await save(user);
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(bodies).toEqual([
    {
      bank: 'State Bank of India',
      accountNo: expect.stringMatching(/^••••\d{4}$/),
      ifscCode: ramesh.bankAccount?.ifscCode,
      upi: 'ramesh@upajdemo',
      password: demoPassword,
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
});

it('a failed save shows an error and leaves edit mode; the typed values are restored after Edit', {
  tags: ['STATE-34', 'CALL-7', 'ERROR-29'],
}, async () => {
  const user = await edit();
  const before = screen.getByLabelText<HTMLInputElement>(/^Bank Name/).value;
  await rewrite(user, 'Bank Name', 'Bank of the Village');
  server.use(...failing('sellers'));
  await save(user);
  expect(await screen.findByText(/The server cannot be reached just now/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(field('Bank Name')).toHaveValue(before);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(field('Bank Name')).toHaveValue('Bank of the Village');
});

it.each([
  ['a wrong password', 'not-mine', 'The password is not right'],
  ['no password', '', 'Your password cannot be empty'],
])(
  '%s shows an error at its field, and nothing typed is lost',
  { tags: ['STATE-34'] },
  async (_, password, told) => {
    const user = await edit();
    await rewrite(user, 'Bank Name', 'Bank of the Village');
    await save(user, password);
    expect(await screen.findByText(told)).toBeVisible();
    expect(field('Your password')).toHaveFocus();
    expect(field('Bank Name')).toHaveValue('Bank of the Village');
    expect(db.sellers.get(ramesh.id)?.bank).toBe(ramesh.bankAccount?.bank);
  },
);

it('a user from Google, who has no password, saves without one after a fresh sign-in', async () => {
  const person = db.people.get(ramesh.id);
  if (person) db.people.set(ramesh.id, { ...person, password: '' });
  const user = await edit();
  await rewrite(user, 'Bank Name', 'Bank of the Village');
  await save(user, 'something');
  expect(await screen.findByText(/^Your account has no password. Leave this empty/)).toBeVisible();
  await save(user, '');
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
});

it('Cancel leaves everything as it was', async () => {
  const bodies = listening();
  const user = await edit();
  await rewrite(user, 'Bank Name', 'Bank of the Village');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(field('Bank Name')).toHaveValue(ramesh.bankAccount?.bank);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(field('Bank Name')).toHaveValue(ramesh.bankAccount?.bank);
  expect(bodies).toEqual([]);
});

it('changes are there again after a reload, but for the password', async () => {
  const user = await edit();
  await rewrite(user, 'Bank Name', 'Bank of the Village');
  await user.type(field('Your password'), demoPassword);
  cleanup();
  expect(JSON.stringify(sessionStorage)).not.toContain(demoPassword);
  await renderRoute('/seller-profile', { session: seller });
  await screen.findByRole('button', { name: 'Save' });
  expect(field('Bank Name')).toHaveValue('Bank of the Village');
  expect(field('Your password')).toHaveValue('');
});

it('a profile that cannot be fetched shows an error', { tags: ['ERROR-27'] }, async () => {
  server.use(...failing('sellers'));
  await renderRoute('/seller-profile', { session: seller });
  expect(await screen.findByText('Error occurred while fetching seller data')).toBeVisible();
});

it('a user who is no seller yet sees a link to the sign-up', async () => {
  await renderRoute('/seller-profile', { session: buyer });
  const link = await screen.findByRole('link', { name: 'Become a Seller' });
  expect(link).toHaveAttribute('href', '/mandi/seller-signup');
});

it('a rejected field that the form does not have is a failed save', async () => {
  rejectFields(contract.updateSeller, 'branch');
  await save(await edit());
  expect(await screen.findByText('Please check what you have typed.')).toBeInTheDocument();
});
