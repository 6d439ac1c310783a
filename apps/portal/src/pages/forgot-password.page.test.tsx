import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mockOtp } from '@upaj/mocks/accounts-otp.mock';
import { server } from '@upaj/mocks/node';
import { failing, offline } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { holdLongWaits } from '../testing/long-waits.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { meera } from '../testing/users.ts';

const boxes = () => screen.getAllByLabelText<HTMLInputElement>(/^Digit \d of 6$/);
const typedOtp = () => boxes().map(({ value }) => value);
const tooOften = (seconds: number) =>
  HttpResponse.json(
    { success: false, message: 'Too many requests', code: 'rate_limited' },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

async function askFor(email: string) {
  const { user } = await renderRoute('/forgot-password');
  await user.type(screen.getByLabelText(/^Email/), email);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  return user;
}

async function getOtp(): Promise<UserEvent> {
  const user = await askFor(meera.email);
  await screen.findByRole('heading', { name: 'OTP verification' });
  await waitFor(() => expect(boxes()[0]).toHaveFocus());
  return user;
}

async function enter(user: UserEvent, otp: string) {
  await user.keyboard(otp);
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
}

it('the button of the sign-in opens this page with the typed address', {
  tags: ['SIGN-IN-4'],
}, async () => {
  const { user } = await renderRoute('/sign-in');
  await user.type(screen.getByLabelText(/^Email/), meera.email);
  await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
  expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue(meera.email);
  expect(location.search).toBe('');
});

it('the response does not reveal whether an address has an account', async () => {
  await askFor('unknown@example.com');
  expect(await screen.findByText(/^If unknown@example.com has an account/)).toBeInTheDocument();
});

it('half an e-mail address is not sent', async () => {
  await askFor('meera');
  expect(await screen.findByText(/whole e-mail address/)).toBeVisible();
});

it.each([
  ['cannot be reached', offline],
  ['answers 503', failing],
])('a server that %s is named as the reason', { tags: ['ERROR-7'] }, async (_, scenario) => {
  server.use(...scenario('accounts'));
  await askFor(meera.email);
  const reason = 'Backend not working. Forgot password is disabled.';
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue(meera.email);
});

it('a user who sends too many requests sees how long to wait', { tags: ['STATE-23'] }, async () => {
  server.use(http.post('*/api/v1/user/forget', () => tooOften(110)));
  await askFor(meera.email);
  expect(await screen.findByText(/Please wait 2 minutes/)).toBeVisible();
});

it('typing digits walks through the boxes, from the first one on', {
  tags: ['OTP-2', 'STATE-18', 'STATE-19', 'VALID-8', 'LIMIT-4'],
}, async () => {
  const user = await getOtp();
  expect(boxes()[0]).toHaveFocus();
  await user.keyboard('12x34');
  expect(typedOtp()).toEqual(['1', '2', '3', '4', '', '']);
  expect(boxes()[4]).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(typedOtp()).toEqual(['1', '2', '3', '', '', '']);
  await user.clear(screen.getByLabelText('Digit 2 of 6'));
  expect(typedOtp()).toEqual(['1', '', '3', '', '', '']);
});

it('six pasted digits fill the boxes', async () => {
  const user = await getOtp();
  await user.paste('OTP 40 92 15');
  expect(typedOtp().join('')).toBe('409215');
});

it('a phone may fill the OTP in from a message', async () => {
  await getOtp();
  expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
  for (const box of boxes()) expect(box).toHaveAttribute('inputmode', 'numeric');
});

it('the right OTP is stored and opens the reset after a second', {
  tags: ['OTP-3', 'STATE-20', 'STORAGE-5', 'LIMIT-6'],
}, async () => {
  const user = await getOtp();
  const pass = holdLongWaits();
  await enter(user, mockOtp);
  expect(await screen.findByText('The OTP is right. Now choose a new password.')).toBeVisible();
  expect(localStorage.getItem('otp')).toBe(mockOtp);
  await pass(999);
  expect(location.pathname).toBe('/forgot-password');
  await pass(1);
  expect(location.pathname).toBe('/reset-password');
});

it.each(['999999', '12'])(
  'the OTP %s is rejected, and nothing is stored',
  { tags: ['VALID-9', 'ERROR-8'] },
  async (otp) => {
    const user = await getOtp();
    await enter(user, otp);
    const apiError = 'The OTP you entered is incorrect. Please try again.';
    expect(await screen.findByText(apiError)).toBeVisible();
    expect(boxes()[0]).toHaveAccessibleDescription(apiError);
    expect(localStorage.getItem('otp')).toBeNull();
  },
);

it('after a wrong OTP the right one is typed over it, same digits included', async () => {
  const user = await getOtp();
  await enter(user, '199999');
  await screen.findByText(/OTP you entered is incorrect/);
  expect(boxes()[0]).toHaveFocus();
  await enter(user, mockOtp);
  expect(await screen.findByText('The OTP is right. Now choose a new password.')).toBeVisible();
});

it('too few digits cost no try', async () => {
  const sent: unknown[] = [];
  server.events.on('request:start', ({ request }) => sent.push(new URL(request.url).pathname));
  const user = await getOtp();
  await enter(user, '12');
  await screen.findByText(/OTP you entered is incorrect/);
  server.events.removeAllListeners();
  expect(sent).not.toContain('/api/v1/user/verify');
});

it('a new OTP can be requested only after a wait', async () => {
  await getOtp();
  expect(screen.getByRole('button', { name: /^Send again in (30|29) s$/ })).toBeDisabled();
});

it('a new OTP that cannot be sent has the same reason as the first one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const user = await getOtp();
  for (let second = 0; second < 30; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  server.use(...offline('accounts'));
  await user.click(screen.getByRole('button', { name: 'Send a new OTP' }));
  const reason = 'Backend not working. Forgot password is disabled.';
  expect(await screen.findByText(reason)).toBeVisible();
});

it('another address can be used', async () => {
  const user = await getOtp();
  await user.click(screen.getByRole('button', { name: 'Use another e-mail address' }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue(meera.email);
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
});

it('all texts are available in Hindi', async () => {
  const { user } = await renderRoute('/forgot-password', { language: 'hi' });
  server.use(...offline('accounts'));
  await user.type(screen.getByLabelText(/^ई-मेल/), meera.email);
  await user.click(screen.getByRole('button', { name: 'OTP भेजें' }));
  expect(await screen.findByText(/सर्वर काम नहीं कर रहा है/)).toBeVisible();
});

it('after a reload in the OTP step the OTP in hand can still be typed', {
  tags: ['OTP-1'],
}, async () => {
  await getOtp();
  cleanup();
  const { user } = await renderRoute('/forgot-password');
  await screen.findByRole('heading', { name: 'OTP verification' });
  expect(screen.getByText(new RegExp(`^If ${meera.email} has an account`))).toBeVisible();
  await enter(user, mockOtp);
  expect(await screen.findByText('The OTP is right. Now choose a new password.')).toBeVisible();
  expect(sessionStorage.getItem('otp-request')).toBeNull();
});

it('an expired OTP, or another address, does not restore the OTP step', async () => {
  const old = Date.now() - 10 * 60 * 1000;
  sessionStorage.setItem('otp-request', JSON.stringify({ email: meera.email, at: old }));
  const first = await renderRoute('/forgot-password');
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  first.unmount();
  await getOtp();
  cleanup();
  const { user } = await renderRoute('/sign-in');
  await user.type(screen.getByLabelText(/^Email/), 'other@example.com');
  await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
  await screen.findByRole('button', { name: 'Send OTP' });
  expect(screen.getByLabelText(/^Email/)).toHaveValue('other@example.com');
});

it('a user who has an OTP enters it without requesting another', async () => {
  await getOtp();
  sessionStorage.clear();
  cleanup();
  const { user } = await renderRoute('/forgot-password');
  await user.click(screen.getByRole('button', { name: 'I have an OTP already' }));
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  await waitFor(() => expect(boxes()[0]).toHaveFocus());
  await enter(user, mockOtp);
  expect(await screen.findByText('The OTP is right. Now choose a new password.')).toBeVisible();
});
