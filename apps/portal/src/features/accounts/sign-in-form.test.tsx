import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { demoPassword } from '@upaj/demo/people';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, offline } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { rejectFields } from '../../testing/reject-fields.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { meera } from '../../testing/users.ts';

async function signIn(email: string, password: string, language: 'en' | 'hi' = 'en') {
  const { user } = await renderRoute('/sign-in', { language });
  if (email) await user.type(screen.getByLabelText(/^(Email|ई-मेल)/), email);
  if (password) await user.type(screen.getByLabelText(/^(Password|पासवर्ड)/), password);
  await user.click(screen.getByRole('button', { name: /^(Sign In|साइन इन करें)$/ }));
  return user;
}

it('the right password signs the user in and opens the dashboard', {
  tags: ['SIGN-IN-2', 'SIGN-IN-3', 'SIGN-IN-5', 'STATE-11', 'CALL-35'],
}, async () => {
  await signIn(meera.email, demoPassword);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(localStorage.getItem('userId')).toBe(meera.id);
  expect(localStorage.getItem('userName')).toBe(meera.name);
  expect(localStorage.getItem('token')).toBeTruthy();
});

it('a wrong password is rejected and nothing typed is lost', async () => {
  await signIn(meera.email, 'not-my-password');
  expect(await screen.findByText('Invalid e-mail or password')).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue(meera.email);
  expect(screen.getByLabelText(/^Password/)).toHaveValue('not-my-password');
});

it.each([
  ['cannot be reached', offline],
  ['answers 503', failing],
])(
  'a server that %s is named as the reason',
  { tags: ['STATE-11', 'ERROR-6'] },
  async (_, scenario) => {
    server.use(...scenario('accounts'));
    await signIn(meera.email, demoPassword);
    expect(await screen.findByText('Backend not working. Login is disabled.')).toBeVisible();
  },
);

it('too many attempts show another error than a wrong password, with how long to wait', async () => {
  server.use(
    http.post('*/api/v1/user/signin', () =>
      HttpResponse.json(
        { success: false, message: 'Too many requests', code: 'rate_limited' },
        { status: 429, headers: { 'retry-after': '40' } },
      ),
    ),
  );
  await signIn(meera.email, demoPassword);
  expect(await screen.findByText(/^Too many tries. Please wait 40 seconds/)).toBeVisible();
});

it('an overloaded server shows a request to try again, and is not reported as down', async () => {
  server.use(
    http.post('*/api/v1/user/signin', () =>
      HttpResponse.json(
        { success: false, message: 'Too many people', code: 'busy' },
        { status: 503, headers: { 'retry-after': '5' } },
      ),
    ),
  );
  await signIn(meera.email, demoPassword);
  expect(await screen.findByText(/Please try again in a few seconds/)).toBeVisible();
});

it('empty fields are named in the language of the person', async () => {
  await signIn('', '', 'hi');
  expect(await screen.findAllByText('कृपया इसे भरें')).toHaveLength(2);
  await waitFor(() => expect(screen.getByLabelText(/^ई-मेल/)).toHaveFocus());
});

it('half an e-mail address is not sent', async () => {
  await signIn('meera', demoPassword);
  expect(await screen.findByText(/whole e-mail address/)).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/whole e-mail address/);
});

it('the form cannot be sent twice while its response is pending', async () => {
  let asked = 0;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    mockEndpoint(contract.signIn, async () => {
      asked += 1;
      await gate;
      throw new ApiError('invalid_credentials');
    }),
  );
  const user = await signIn(meera.email, demoPassword);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await user.type(screen.getByLabelText(/^Password/), '{Enter}');
  letGo();
  await screen.findByText('Invalid e-mail or password');
  expect(asked).toBe(1);
});

it('the password can be looked at', async () => {
  const { user } = await renderRoute('/sign-in');
  await user.type(screen.getByLabelText(/^Password/), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
});

it('a field without an input that the server rejects is named above the form', async () => {
  rejectFields(contract.signIn, 'nickname', 'email');
  await signIn(meera.email, demoPassword);
  expect(await screen.findByText('nickname: This field is not known')).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('This field is not known');
});
