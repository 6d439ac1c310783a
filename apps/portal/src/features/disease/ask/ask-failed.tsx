import { Button } from '@upaj/ui/button';
import { RotateCw } from 'lucide-react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';

interface AskFailedProps {
  error: unknown;
  onRetry: () => void;
  onWalk: () => void;
}

/** What went wrong with the pictures, and two ways on. */
export function AskFailed({ error, onRetry, onWalk }: AskFailedProps) {
  const { t } = useTranslation('leaf-doctor');
  const errorText = useApiErrorText();
  const code = getApiError(error)?.code;
  // Of its own failure the server has no more to say.
  const reason = code && code !== 'internal' ? ` ${errorText(error)}` : '';
  return (
    <div className="grid gap-3">
      <FormAlert>
        {t('failed')}
        {reason}
      </FormAlert>
      <p className="text-muted text-sm">{t('kept')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-4" />
          {t('tryAgain')}
        </Button>
        <Button variant="quiet" onClick={onWalk}>
          {t('walk')}
        </Button>
      </div>
    </div>
  );
}
