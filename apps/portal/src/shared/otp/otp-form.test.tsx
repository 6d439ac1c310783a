import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringTexts } from '../i18n/translations.ts';
import { OtpForm } from './otp-form.tsx';

beforeEach(async () => {
  await Promise.all([bringTexts('otp', 'en'), bringTexts('problems', 'en')]);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const passSeconds = (seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) await vi.advanceTimersByTimeAsync(1000);
  });

it('after half a minute a new OTP can be sent, which makes the boxes empty and the wait begin anew', async () => {
  const askAgain = vi.fn(async () => ({}));
  render(<OtpForm intro="Sent." verify={async () => ({})} askAgain={askAgain} />);
  fireEvent.input(screen.getByLabelText('Digit 1 of 6'), { target: { value: '7' } });
  await passSeconds(29);
  expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeDisabled();
  await passSeconds(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new OTP' })));
  expect(askAgain).toHaveBeenCalledOnce();
  expect(screen.getByText(/^A new OTP is on its way/)).toBeVisible();
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveValue('');
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send again in 30 s' })).toBeDisabled();
});

it('an OTP that could not be sent is no reason to wait again', async () => {
  const askAgain = async () => ({ error: { status: 'FETCH_ERROR' } });
  render(<OtpForm intro="Sent." verify={async () => ({})} askAgain={askAgain} />);
  await passSeconds(30);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new OTP' })));
  expect(screen.getByText(/The server cannot be reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new OTP' })).toBeEnabled();
});
