import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, offline, tooOften, userExists } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { sessionStarted } from '../../domains/session/session.slice.ts';
import { rejectFields } from '../../testing/reject-fields.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { ramesh } from '../../testing/users.ts';

const asha = {
  Name: 'Asha Kumari',
  Email: 'asha@example.com',
  Password: 'haldi-and-neem-7',
  Phone: '9876543210',
  Street: 'Main Road 4',
  City: 'Khunti',
  'Postal Code': '835210',
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

async function signUp(different: Partial<typeof asha> = {}) {
  const { user } = await renderRoute('/sign-up');
  for (const [label, text] of Object.entries({ ...asha, ...different })) {
    if (text) await user.type(field(label), text);
  }
  await user.selectOptions(field('Gender'), 'Female');
  await user.selectOptions(field('State'), 'Jharkhand');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return user;
}

it('a new person gets an account, a session and the dashboard', {
  tags: [
    'SIGN-UP-11',
    'STATE-8',
    'STATE-9',
    'USER-SIGNUP-1',
    'USER-SIGNUP-2',
    'USER-SIGNUP-3',
    'USER-SIGNUP-4',
    'USER-SIGNUP-5',
    'USER-SIGNUP-6',
    'USER-SIGNUP-7',
    'USER-SIGNUP-8',
    'USER-SIGNUP-9',
  ],
}, async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/user/signup', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  await signUp();
  expect(await screen.findByText('Hello Asha Kumari, welcome back!')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Asha Kumari',
      email: 'asha@example.com',
      password: 'haldi-and-neem-7',
      phone: '9876543210',
      gender: 'female',
      street: 'Main Road 4',
      city: 'Khunti',
      state: 'Jharkhand',
      postalCode: '835210',
    },
  ]);
  expect(location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('userName')).toBe('Asha Kumari');
  expect(localStorage.getItem('isSeller')).toBeNull();
});

it('the draft is restored after a reload without the password, and deleted once the account exists', async () => {
  const { user } = await renderRoute('/sign-up');
  await user.type(field('Name'), 'Asha Kumari');
  await user.selectOptions(field('State'), 'Jharkhand');
  await user.type(field('Password'), asha.Password);
  await waitFor(() => expect(sessionStorage.getItem('sign-up-draft')).toContain('Jharkhand'));
  cleanup();
  expect(JSON.stringify(sessionStorage)).not.toContain(asha.Password);
  const { store } = await renderRoute('/sign-up');
  await waitFor(() => expect(field('Name')).toHaveValue('Asha Kumari'));
  expect(field('State')).toHaveValue('Jharkhand');
  expect(field('Password')).toHaveValue('');
  const started = { token: 't', userId: ramesh.id, userName: 'Asha', isSeller: false };
  act(() => void store.dispatch(sessionStarted(started)));
  await waitFor(() => expect(sessionStorage.getItem('sign-up-draft')).toBeNull());
});

it('a user whose account sells already is stored as a seller', {
  tags: ['STATE-7', 'STATE-8'],
}, async () => {
  const token = `mock-session-${ramesh.id}.test`;
  const data = { name: ramesh.name, isSeller: true };
  server.use(
    mockEndpoint(contract.signUp, () => ({
      status: 201,
      body: { success: true, token, userId: ramesh.id, message: 'Welcome', data },
    })),
  );
  await signUp();
  expect(await screen.findByText('Hello Ramesh Oraon, welcome back!')).toBeVisible();
  expect({ ...localStorage }).toMatchObject({
    token,
    userId: ramesh.id,
    userName: ramesh.name,
    isSeller: 'true',
  });
});

it('a user who has an account is sent to the sign-in with their address', {
  tags: ['STATE-10', 'ERROR-4'],
}, async () => {
  server.use(...userExists());
  await signUp();
  await screen.findByRole('heading', { name: 'Login to your Account' });
  expect(await screen.findByText('User already exists. Please log in.')).toBeInTheDocument();
  expect(field('Email')).toHaveValue('asha@example.com');
});

it.each([
  ['cannot be reached', offline],
  ['answers 503', failing],
])(
  'when the server %s, the error is shown and nothing typed is lost',
  { tags: ['ERROR-5'] },
  async (_, scenario) => {
    server.use(...scenario('accounts'));
    await signUp();
    expect(await screen.findByText('Signup failed. Please try again later.')).toBeVisible();
    for (const [label, text] of Object.entries(asha)) expect(field(label)).toHaveValue(text);
    expect(field('State')).toHaveValue('Jharkhand');
  },
);

it('too many attempts show another error than a failure, with how long to wait', async () => {
  server.use(...tooOften());
  await signUp();
  expect(await screen.findByText(/^Too many tries. Please wait 10 minutes/)).toBeVisible();
});

it('every empty field is named', { tags: ['VALID-5'] }, async () => {
  const { user } = await renderRoute('/sign-up');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findAllByText('Please fill this in')).toHaveLength(8);
  expect(field('Password')).toBeInvalid();
});

it('a password that only the server knows to be too common is named at its field', async () => {
  await signUp({ Password: 'password123' });
  await waitFor(() =>
    expect(field('Password')).toHaveAccessibleDescription(/This password is too easy to guess/),
  );
});

it('a phone number that is none is not sent', async () => {
  await signUp({ Phone: '12345' });
  await waitFor(() => expect(field('Phone')).toBeInvalid());
  expect(location.pathname).toBe('/sign-up');
});

it('signing up with Google says that it is not available', async () => {
  const { user } = await renderRoute('/sign-up');
  await user.click(screen.getByRole('button', { name: 'Sign up with Google' }));
  const notice = 'Signing up with Google is not available here.';
  expect(await screen.findByText(notice)).toBeInTheDocument();
});

it('the states are offered in the language of the person', async () => {
  await renderRoute('/sign-up', { language: 'hi' });
  expect(screen.getByRole('option', { name: 'झारखंड' })).toHaveValue('Jharkhand');
});

it('a field without an input that the server rejects is named above the form', async () => {
  rejectFields(contract.signUp, 'nickname');
  await signUp();
  expect(await screen.findByText('nickname: This field is not known')).toBeVisible();
});
