import { Button } from '@upaj/ui/button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useChangeEmailMutation,
  useVerifyEmailChangeMutation,
} from '../../domains/accounts/accounts.api.ts';
import { OtpForm } from '../../domains/accounts/otp/otp-form.tsx';
import {
  clearOtpRecipient,
  readOtpRecipient,
  storeOtpRecipient,
} from '../../domains/accounts/otp/otp-recipient.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { type NewEmail, NewEmailForm } from './new-email-form.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** 'Update Email': the password and the new address, then the OTP that is sent there. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  const [changeEmail, asking] = useChangeEmailMutation();
  const [verifyChange, verifying] = useVerifyEmailChangeMutation();
  // Closed at the OTP step, the dialog opens there again.
  const [sentTo] = useState(() => readOtpRecipient(storageKeys.emailChange));
  const [typed, setTyped] = useState<NewEmail>({ newEmail: sentTo ?? '', password: '' });
  const [isSent, setSent] = useState(sentTo !== undefined);

  async function send(body: NewEmail): Promise<{ error?: unknown }> {
    setTyped(body);
    const { error } = await changeEmail({ body });
    if (!error) {
      storeOtpRecipient(storageKeys.emailChange, body.newEmail);
      setSent(true);
    }
    return { error };
  }

  async function verify(otp: string): Promise<{ error?: unknown }> {
    const { error } = await verifyChange({ body: { otp } });
    if (!error) {
      clearOtpRecipient(storageKeys.emailChange);
      dispatch(toastShown('success', t('emailChanged')));
      onClose();
    }
    return { error };
  }

  function askForAnother() {
    clearOtpRecipient(storageKeys.emailChange);
    setSent(false);
  }

  return (
    <SettingsDialog
      title={t('updateEmail')}
      description={isSent ? undefined : t('updateEmailText')}
      isBusy={asking.isLoading || verifying.isLoading}
      onClose={onClose}
    >
      {isSent ? (
        <OtpForm
          intro={t('emailOtpIntro', { email: typed.newEmail })}
          verify={verify}
          // The password is not stored: after a reload a new OTP needs it again.
          resend={typed.password ? () => send(typed) : undefined}
        >
          <Button variant="quiet" size="small" className="-mx-3.5" onClick={askForAnother}>
            {t(typed.password ? 'otherEmail' : 'askNewOtp')}
          </Button>
        </OtpForm>
      ) : (
        <NewEmailForm typed={typed} send={send} onCancel={onClose} />
      )}
    </SettingsDialog>
  );
}
