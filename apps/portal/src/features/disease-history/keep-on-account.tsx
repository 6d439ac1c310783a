import { Button } from '@upaj/ui/button';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { CloudUpload } from 'lucide-react';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useKeepOnAccount } from './use-keep-on-account.ts';

interface KeepOnAccountProps {
  userId: string;
  diagnosis: DeviceDiagnosis;
  /** What the diagnosis is called in labels. */
  name: string;
}

/** Puts a diagnosis of this device on the account too. */
export function KeepOnAccount({ userId, diagnosis, name }: KeepOnAccountProps) {
  const { t } = useTranslation('leaf-history');
  const { share, error, keep } = useKeepOnAccount(userId, diagnosis);
  const isSending = share !== undefined;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        isBusy={isSending}
        aria-label={t('keepNamed', { name })}
        onClick={keep}
      >
        {!isSending && <CloudUpload aria-hidden="true" className="size-4.5" />}
        {t('keep')}
      </Button>
      {isSending && <ProgressBar value={share} label={t('keeping', { name })} />}
      <FormAlert>{error}</FormAlert>
    </>
  );
}
