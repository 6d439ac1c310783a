import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGoogleReturn } from './use-google-return.ts';

/** Completes a sign-in after the redirect from Google, or shows its error. */
export function GoogleReturn() {
  const { t } = useTranslation('accounts');
  const { isFinishing, refused } = useGoogleReturn();
  return (
    <>
      <p role="status" className="empty:absolute">
        {isFinishing && t('finishing')}
      </p>
      <FormAlert>{refused}</FormAlert>
    </>
  );
}
