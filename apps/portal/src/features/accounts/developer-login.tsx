import { lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

// The condition is known when the portal is built, so that production has neither the code nor its file.
const Button =
  import.meta.env.MODE === 'production'
    ? null
    : lazy(async () => ({ default: (await import('./developer-login.dev.tsx')).DeveloperLogin }));

/** The developer's way in, where there is one. */
export function DeveloperLogin() {
  const { t } = useTranslation('accounts');
  return <Suspense fallback={null}>{Button && <Button label={t('developerLogin')} />}</Suspense>;
}
