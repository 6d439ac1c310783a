import { Button, buttonStyles } from '@upaj/ui/button';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { useGetSignInWaysQuery } from './accounts.api.ts';

// The server's, and no page of the portal: it sends the browser on to Google.
const start = '/api/v1/user/google';

/** The way in through Google; where the server has none, it says so. */
export function GoogleButton({ purpose }: { purpose: 'signIn' | 'signUp' }) {
  const { t } = useTranslation('accounts');
  const dispatch = useDispatch();
  const { data, isLoading } = useGetSignInWaysQuery({});
  const isSignIn = purpose === 'signIn';
  const label = t(isSignIn ? 'googleSignIn' : 'google');
  if (data?.data.google) {
    return (
      <a href={start} className={buttonStyles({ variant: 'outline', width: 'full' })}>
        {label}
      </a>
    );
  }
  const notice = t(isSignIn ? 'noGoogleSignIn' : 'noGoogle');
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
