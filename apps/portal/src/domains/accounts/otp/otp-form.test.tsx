import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../shared/i18n/translations.ts';
import { OtpForm } from './otp-form.tsx';

beforeEach(async () => {
  await Promise.all([loadTexts('otp', 'en'), loadTexts('errors', 'en')]);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const passSeconds = (seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) await vi.advanceTimersByTimeAsync(1000);
  });

it('after half a minute a new OTP can be sent, which clears the boxes and restarts the wait', async () => {
  const resend = vi.fn(async () => ({}));
  render(<OtpForm intro="Sent." verify={async () => ({})} resend={resend} />);
  fireEvent.input(screen.getByLabelText('Digit 1 of 6'), { target: { value: '7' } });
  await passSeconds(29);
  expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeDisabled();
  await passSeconds(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new OTP' })));
  expect(resend).toHaveBeenCalledOnce();
  expect(screen.getByText(/^A new OTP is on its way/)).toBeVisible();
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveValue('');
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send again in 30 s' })).toBeDisabled();
});

it('an OTP that could not be sent is no reason to wait again', async () => {
  const resend = async () => ({ error: { status: 'FETCH_ERROR' } });
  render(<OtpForm intro="Sent." verify={async () => ({})} resend={resend} />);
  await passSeconds(30);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new OTP' })));
  expect(screen.getByText(/The server cannot be reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new OTP' })).toBeEnabled();
});
