import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormSetValue } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useDeleteUserMutation } from '../../domains/accounts/accounts.api.ts';
import { accountDeleted, selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

/**
 * Deletes the account, clears the user's data in this browser, and opens the home page. A user who came through
 * Google and has no password confirms without one.
 */
export function useDeleteAccount(setValue: UseFormSetValue<{ password?: string }>) {
  const { t } = useTranslation('settings');
  const { userId } = useSelector(selectSession);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [deleteUser] = useDeleteUserMutation();
  const [isWithoutPassword, setWithoutPassword] = useState(false);
  const [nextStep, setNextStep] = useState<'deleteByGoogle' | 'deleteSignInAgain'>();

  function explain(error: unknown): void {
    const code = getApiError(error)?.fields?.password?.code;
    if (code === 'sign_in_again') setNextStep('deleteSignInAgain');
    else if (code === 'password_missing') {
      setValue('password', undefined);
      setWithoutPassword(true);
      setNextStep('deleteByGoogle');
    } else {
      // The user has set a password in the meantime, and has to type it.
      if (code && isWithoutPassword) {
        setValue('password', '');
        setWithoutPassword(false);
      }
      throw error;
    }
  }

  async function remove(body: { password?: string }): Promise<void> {
    if (!userId) return;
    setNextStep(undefined);
    const { error } = await deleteUser({ params: { id: userId }, body });
    if (error) return explain(error);
    dispatch(toastShown('success', t('deleted')));
    // The guard would lead to the sign-in and remember this page for the next person.
    flushSync(() => dispatch(accountDeleted()));
    await navigate(paths.home.href(), { replace: true });
  }

  return { remove, nextStep: nextStep && t(nextStep), isWithoutPassword };
}
