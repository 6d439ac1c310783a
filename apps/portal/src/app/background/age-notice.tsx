import { Button } from '@upaj/ui/button';
import { Notice } from '@upaj/ui/notice';
import { useEffect, useState } from 'react';
import { formatAge } from '../../shared/format-age.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

const MINUTE_MS = 60_000;

interface AgeNoticeProps {
  /** When the server sent the data on the screen, in milliseconds since 1970. */
  seenAt: number;
  /** Fresh data could not be fetched. */
  hasFailed: boolean;
  /** Tries once more to fetch them. */
  onRetry: () => void;
}

/** How old the data on the screen are, and a way to fetch them again where that has failed. */
export function AgeNotice({ seenAt, hasFailed, onRetry }: AgeNoticeProps) {
  const { t } = useTranslation('notices');
  const { language } = useLanguage();
  const ago = formatAge(useNow() - seenAt, language);
  const key = hasFailed ? 'notUpdated' : 'seen';
  const retry = (
    <Button variant="quiet" size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return <Notice action={hasFailed && retry}>{ago ? t(key, { ago }) : t(`${key}Now`)}</Notice>;
}

/** The time, from minute to minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
