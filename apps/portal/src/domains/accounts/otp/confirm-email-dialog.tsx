import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { selectSession } from '../../session/session.slice.ts';
import {
  useConfirmEmailMutation,
  useGetUserQuery,
  useRequestEmailConfirmationMutation,
} from '../accounts.api.ts';
import { OtpForm } from './otp-form.tsx';

interface ConfirmEmailDialogProps {
  onClose: () => void;
}

/** 'Confirm e-mail': an OTP is sent to the address of the account and typed here. */
export function ConfirmEmailDialog({ onClose }: ConfirmEmailDialogProps) {
  const { t } = useTranslation('otp');
  return (
    <Dialog isOpen onOpenChange={onClose} closeLabel={t('close')} title={t('confirmTitle')}>
      <OwnAddress onClose={onClose} />
    </Dialog>
  );
}

/** The address of the account: on its way, failed, confirmed already, or to be confirmed. */
function OwnAddress({ onClose }: ConfirmEmailDialogProps) {
  const { t } = useTranslation('otp');
  const { userId } = useSelector(selectSession);
  const own = { params: { id: userId ?? '' } };
  const { data, isError, isFetching, refetch } = useGetUserQuery(own, {
    refetchOnMountOrArgChange: true,
  });
  const user = data?.data;
  if (user && 'email' in user) {
    if (user.isEmailConfirmed) return <p>{t('confirmAlready', { email: user.email })}</p>;
    return <Confirmation email={user.email} onClose={onClose} />;
  }
  if (!isError) return <Skeleton className="h-11" />;
  return (
    <ErrorState retryLabel={t('confirmRetry')} onRetry={refetch} isRetrying={isFetching}>
      {t('confirmFailed')}
    </ErrorState>
  );
}

function Confirmation({ email, onClose }: ConfirmEmailDialogProps & { email: string }) {
  const { t } = useTranslation('otp');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [ask, asking] = useRequestEmailConfirmationMutation();
  const [confirm] = useConfirmEmailMutation();
  const [isSent, setSent] = useState(false);

  async function send() {
    const { error } = await ask({});
    if (!error) setSent(true);
    return { error };
  }

  async function verify(otp: string) {
    const { error } = await confirm({ body: { otp } });
    if (!error) {
      dispatch(toastShown('success', t('confirmDone')));
      onClose();
    }
    return { error };
  }

  if (isSent) {
    return <OtpForm intro={t('confirmSent', { email })} verify={verify} resend={send} />;
  }
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">{t('confirmText', { email })}</p>
      <FormAlert>{asking.error ? apiErrorText(asking.error) : undefined}</FormAlert>
      <Button size="big" width="full" isBusy={asking.isLoading} onClick={() => void send()}>
        {t('confirmSend')}
      </Button>
    </div>
  );
}
