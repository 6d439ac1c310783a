import { Button } from '@upaj/ui/button';
import { OtpField } from '@upaj/ui/otp-field';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCountdown } from './use-countdown.ts';
import { type OtpRequest, useOtp } from './use-otp.ts';

/** How long the user waits before another OTP can be requested, in seconds. */
const resendDelay = 30;

interface OtpFormProps {
  /** Where the OTP was sent to, in words. */
  intro: string;
  /** Sends the six digits to the server. */
  verify: (otp: string) => Promise<{ error?: unknown }>;
  /** Has a new OTP sent, where it is known to whom. */
  resend?: OtpRequest;
  /** The text for a failed request, where the screen has its own. */
  apiErrorText?: (error: unknown) => string;
  /** The OTP was right and there is nothing more to do here. */
  isDone?: boolean;
  /** More ways out, such as another address. */
  children?: ReactNode;
}

/** Six boxes for the OTP of a mail, its button, and a way to have another one sent. */
export function OtpForm(props: OtpFormProps) {
  const { intro, verify, resend, apiErrorText, isDone = false, children } = props;
  const { t } = useTranslation('otp');
  const otp = useOtp(verify, resend, apiErrorText);
  const form = useRef<HTMLFormElement>(null);
  const isWrong = otp.wrong !== undefined;
  useEffect(() => focusFirstBox(form.current), []);
  useEffect(() => {
    // The right OTP is typed over the wrong one.
    if (isWrong) focusFirstBox(form.current);
  }, [isWrong]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void otp.submit();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p>
        {intro} <span className="text-muted">{t('validity')}</span>
      </p>
      <FormAlert>{otp.failed}</FormAlert>
      <OtpField
        digits={otp.digits}
        onDigitsChange={otp.setDigits}
        label={t('label')}
        digitLabel={(position) => t('digit', { position })}
        error={otp.wrong}
      />
      <Button
        type="submit"
        size="big"
        width="full"
        isBusy={otp.underWay === 'verify'}
        disabled={isDone}
      >
        {t('verify')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {resend && (
          <ResendOtp
            ask={otp.ask}
            isBusy={otp.underWay === 'ask'}
            onSent={() => focusFirstBox(form.current)}
          />
        )}
        {children}
      </div>
    </form>
  );
}

const focusFirstBox = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

interface ResendOtpProps {
  ask: () => Promise<boolean>;
  isBusy: boolean;
  onSent: () => void;
}

function ResendOtp({ ask, isBusy, onSent }: ResendOtpProps) {
  const { t } = useTranslation('otp');
  const { left, start } = useCountdown(resendDelay);
  const [isSent, setSent] = useState(false);

  async function again() {
    const isOnItsWay = await ask();
    setSent(isOnItsWay);
    if (!isOnItsWay) return;
    start();
    onSent();
  }

  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3.5"
        disabled={left > 0}
        isBusy={isBusy}
        onClick={() => void again()}
      >
        {left > 0 ? t('againIn', { seconds: left }) : t('again')}
      </Button>
      <p role="status" className="text-sm">
        {isSent && t('sentAgain')}
      </p>
    </div>
  );
}
