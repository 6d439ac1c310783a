import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { SectionHead } from '@upaj/ui/section-head';
import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useLazyExportUserQuery } from '../../domains/accounts/accounts.api.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { saveFile } from '../../shared/save-file.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** A download of everything that is held about the user. */
export function DataCard() {
  const { t } = useTranslation('settings');
  const { userId } = useSelector(selectSession);
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [ask, { isFetching }] = useLazyExportUserQuery();

  async function download() {
    if (!userId) return;
    const { data, error } = await ask({ params: { id: userId } });
    if (data) {
      const json = JSON.stringify(data, null, 2);
      saveFile(new File([json], t('fileName'), { type: 'application/json' }));
    } else dispatch(toastShown('error', apiErrorText(error)));
  }

  return (
    <Card>
      <SectionHead title={t('data')} />
      <p className="mb-4 text-muted">{t('dataText')}</p>
      <Button variant="outline" isBusy={isFetching} onClick={() => void download()}>
        {!isFetching && <Download aria-hidden="true" className="size-4.5" />}
        {t('download')}
      </Button>
    </Card>
  );
}
