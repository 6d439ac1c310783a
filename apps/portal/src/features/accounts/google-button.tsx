import { Button, buttonStyles } from '@upaj/ui/button';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useGetSignInWaysQuery } from '../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { storeReturnTo } from './return-to.ts';

// The server's, and no page of the portal: it sends the browser on to Google.
const start = '/api/v1/user/google';

/** Sign-in with Google; explains why where it is not available. */
export function GoogleButton({ purpose }: { purpose: 'signIn' | 'signUp' }) {
  const { t } = useTranslation('accounts');
  const dispatch = useDispatch();
  const { state } = useLocation();
  const { data, error, isLoading } = useGetSignInWaysQuery({});
  const apiErrorText = useApiErrorText();
  const isSignIn = purpose === 'signIn';
  const label = t(isSignIn ? 'googleSignIn' : 'google');
  if (data?.data.google) {
    return (
      <a
        href={start}
        onClick={() => storeReturnTo(state)}
        className={buttonStyles({ variant: 'outline', width: 'full' })}
      >
        {label}
      </a>
    );
  }
  const notice = error ? apiErrorText(error) : t(isSignIn ? 'noGoogleSignIn' : 'noGoogle');
  return (
    <Button
      variant="outline"
      width="full"
      disabled={isLoading}
      onClick={() => dispatch(toastShown('info', notice))}
    >
      {label}
    </Button>
  );
}
