import { screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoPassword } from '@upaj/demo/people';
import { server } from '@upaj/mocks/node';
import { failing, offline } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Session } from '../domains/session/session.slice.ts';
import { holdLongWaits } from '../testing/long-waits.ts';
import { rejectFields } from '../testing/reject-fields.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, visitor } from '../testing/users.ts';

const verified: Session = { ...visitor, otp: '012345' };
const newPassword = 'haldi-and-neem-7';

function accepting() {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/v1/user/resetPassword', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true }, { status: 202 });
    }),
  );
  return bodies;
}

async function reset(
  password: string,
  confirmation = password,
  session: Session = verified,
): Promise<void> {
  const { user } = await renderRoute('/reset-password', { session });
  if (password) await user.type(screen.getByLabelText(/^New password/), password);
  if (confirmation) await user.type(screen.getByLabelText(/^Confirm new password/), confirmation);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

it('the page has two fields for the new password, masked on the screen', {
  tags: ['RESET-1', 'RESET-2', 'RESET-3'],
}, async () => {
  await renderRoute('/reset-password', { session: verified });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset Password');
  for (const label of [/^New password/, /^Confirm new password/]) {
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
  }
});

it.each([
  ['', ''],
  [newPassword, ''],
  ['', newPassword],
])(
  'with "%s" and "%s" both fields are required',
  { tags: ['VALID-10', 'ERROR-9'] },
  async (password, confirmation) => {
    await reset(password, confirmation);
    const message = 'Password and confirm password fields cannot be empty.';
    expect(await screen.findByText(message)).toBeVisible();
  },
);

it('two passwords that differ are not sent', { tags: ['VALID-11', 'ERROR-10'] }, async () => {
  const bodies = accepting();
  await reset(newPassword, 'something-else-8');
  expect(await screen.findByText('Password and Confirm Password should be same')).toBeVisible();
  expect(bodies).toEqual([]);
});

it('without a verified OTP there is nothing to reset with', {
  tags: ['VALID-12', 'ERROR-11'],
}, async () => {
  const bodies = accepting();
  await reset(newPassword, newPassword, visitor);
  expect(await screen.findByText('OTP not found. Please request a new OTP.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ask for a new OTP' });
  expect(link).toHaveAttribute('href', '/forgot-password');
  expect(bodies).toEqual([]);
});

it('a short password is named at its field', async () => {
  const bodies = accepting();
  await reset('short');
  await waitFor(() =>
    expect(screen.getByLabelText(/^New password/)).toHaveAccessibleDescription(
      /At least 8 characters At least 8 characters/,
    ),
  );
  expect(bodies).toEqual([]);
});

it('the new password is sent with the OTP, which is then deleted; after two seconds the sign-in opens', {
  tags: ['RESET-4', 'STATE-21', 'STATE-22', 'CALL-22', 'LIMIT-7'],
}, async () => {
  const bodies = accepting();
  const pass = holdLongWaits();
  await reset(newPassword);
  expect(await screen.findByText(/^Your password has been changed/)).toBeVisible();
  expect(bodies).toEqual([{ password: newPassword, otp: 12345 }]);
  expect(localStorage.getItem('otp')).toBeNull();
  await pass(1999);
  expect(location.pathname).toBe('/reset-password');
  await pass(1);
  expect(location.pathname).toBe('/sign-in');
});

it('a signed-in user has to sign in with the new password', async () => {
  accepting();
  const pass = holdLongWaits();
  await reset(newPassword, newPassword, { ...buyer, otp: '123456' });
  await screen.findByText(/^Your password has been changed/);
  await pass(2000);
  expect(location.pathname).toBe('/sign-in');
  expect(localStorage.getItem('token')).toBeNull();
});

it('a rejection shows an error, and the OTP stays stored for another attempt', async () => {
  server.use(...failing('accounts'));
  await reset(newPassword);
  expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible();
  expect(localStorage.getItem('otp')).toBe('012345');
  expect(screen.getByLabelText(/^New password/)).toHaveValue(newPassword);
});

it('a common password also shows an error at its field', async () => {
  const fields = { password: { code: 'too_common', message: 'password is too common' } };
  server.use(
    http.post('*/api/v1/user/resetPassword', () =>
      HttpResponse.json(
        { success: false, code: 'validation_failed', message: 'password is too common', fields },
        { status: 400 },
      ),
    ),
  );
  await reset(demoPassword);
  expect(await screen.findByText('This password is too easy to guess')).toBeVisible();
});

it('a malformed response counts as a rejection too', async () => {
  server.use(
    http.post(
      '*/api/v1/user/resetPassword',
      () =>
        new HttpResponse('<html><h1>502 Bad Gateway</h1></html>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        }),
    ),
  );
  await reset(newPassword);
  expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible();
});

it('a broken connection shows another error than a rejection', { tags: ['ERROR-13'] }, async () => {
  server.use(...offline('accounts'));
  await reset(newPassword);
  expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
});

it.each([
  ['200 with a body', () => HttpResponse.json({ success: true })],
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['201', () => HttpResponse.json({ success: true }, { status: 201 })],
])(
  '%s is no success: the error is shown and the OTP stays stored',
  { tags: ['CALL-22', 'ERROR-12'] },
  async (_, answer) => {
    // In development a reply against the contract throws before the form sees it.
    vi.stubEnv('MODE', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    server.use(http.post('*/api/v1/user/resetPassword', answer));
    const pass = holdLongWaits();
    await reset(newPassword);
    expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible();
    expect(localStorage.getItem('otp')).toBe('012345');
    await pass(2000);
    expect(location.pathname).toBe('/reset-password');
  },
);

it('202 is success even with a body that is no JSON', async () => {
  vi.stubEnv('MODE', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  server.use(
    http.post('*/api/v1/user/resetPassword', () => new HttpResponse('Accepted', { status: 202 })),
  );
  await reset(newPassword);
  expect(await screen.findByText(/^Your password has been changed/)).toBeVisible();
  expect(localStorage.getItem('otp')).toBeNull();
});

it('too many tries are a failure with the time to wait', async () => {
  server.use(
    http.post('*/api/v1/user/resetPassword', () =>
      HttpResponse.json(
        { success: false, message: 'Too many requests', code: 'rate_limited' },
        { status: 429, headers: { 'retry-after': '600' } },
      ),
    ),
  );
  await reset(newPassword);
  const told = /^Failed to reset password. Please try again. .*Please wait 10 minutes/;
  expect(await screen.findByText(told)).toBeVisible();
});

it('a rejected field that the form does not have is a failure', async () => {
  rejectFields(contract.resetPassword, 'nickname');
  await reset(newPassword);
  expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible();
});
