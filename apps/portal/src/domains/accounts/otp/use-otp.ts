import { useState } from 'react';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';

const empty = ['', '', '', '', '', ''];

/** A call about an OTP: what it ended with, if it failed. */
export type OtpRequest = () => Promise<{ error?: unknown }>;

/** The six typed digits, their error, and the pending request. */
export function useOtp(
  verify: (otp: string) => Promise<{ error?: unknown }>,
  resend: OtpRequest | undefined,
  ownText?: (error: unknown) => string,
) {
  const { t } = useTranslation('errors');
  const generalText = useApiErrorText();
  const apiErrorText = ownText ?? generalText;
  const [digits, setDigits] = useState(empty);
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [underWay, setUnderWay] = useState<'verify' | 'ask'>();

  function forget() {
    setWrong(undefined);
    setFailed(undefined);
  }

  function show(error: unknown) {
    if (getApiError(error)?.code === 'otp_incorrect') setWrong(t('failed.otp_incorrect'));
    else if (error) setFailed(apiErrorText(error));
  }

  async function run(what: 'verify' | 'ask', call: OtpRequest): Promise<boolean> {
    if (underWay) return false;
    forget();
    setUnderWay(what);
    const { error } = await call();
    setUnderWay(undefined);
    show(error);
    return !error;
  }

  async function submit() {
    const otp = digits.join('');
    // Fewer digits than six cannot be right, and a try is spared.
    if (otp.length < digits.length) return setWrong(t('failed.otp_incorrect'));
    await run('verify', () => verify(otp));
  }

  async function ask(): Promise<boolean> {
    const isSent = resend !== undefined && (await run('ask', resend));
    if (isSent) setDigits(empty);
    return isSent;
  }

  return { digits, setDigits, wrong, failed, underWay, submit, ask };
}
