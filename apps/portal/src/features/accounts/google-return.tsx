import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGoogleReturn } from './use-google-return.ts';

/** Signs in whoever comes back from Google, and says so if that did not work. */
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
