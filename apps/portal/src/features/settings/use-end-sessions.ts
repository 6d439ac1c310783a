import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../../domains/accounts/accounts.api.ts';
import { sessionEnded } from '../../domains/session/session.slice.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** Signs the user out here, on one other device, or on all others. */
export function useEndSessions() {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const apiErrorText = useApiErrorText();
  const [endOne, one] = useEndSessionMutation();
  const [endAllOthers, others] = useEndOtherSessionsMutation();

  function tell(error: unknown, done: string) {
    if (error) dispatch(toastShown('error', apiErrorText(error)));
    else dispatch(toastShown('success', done));
  }

  return {
    isBusy: one.isLoading || others.isLoading,
    async endThere(id: string): Promise<void> {
      const { error } = await endOne({ params: { id } });
      tell(error, t('signedOut'));
    },
    async endOthers(): Promise<void> {
      const { error } = await endAllOthers({});
      tell(error, t('signedOutOthers'));
    },
    /** Does not wait for the server: a sign-out is never delayed. */
    endHere(id: string): void {
      void endOne({ params: { id } });
      flushSync(() => dispatch(sessionEnded()));
      void navigate(paths.signIn.href(), { replace: true });
    },
  };
}
