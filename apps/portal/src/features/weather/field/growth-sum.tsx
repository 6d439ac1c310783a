import { toTenths } from '@upaj/contract/weather.rules';
import { type GrowingLimits, sumGrowingDegrees } from '@upaj/contract/weather-growth.rules';
import { ErrorState } from '@upaj/ui/error-state';
import { Spinner } from '@upaj/ui/spinner';
import { useGetPastDaysQuery } from '../../../domains/weather/weather.api.ts';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type Coordinates, positionOf } from '../../../shared/position.ts';

interface GrowthSumProps {
  at: Coordinates;
  /** The day of sowing, yyyy-mm-dd. */
  from: string;
  /** At the place, yyyy-mm-dd. */
  today: string;
  limits: GrowingLimits;
}

const DAY_MS = 86_400_000;

/** The growing degree days from the sowing until yesterday. */
export function GrowthSum({ at, from, today, limits }: GrowthSumProps) {
  const { t } = useTranslation('field-weather');
  const { currentData, isError, isFetching, refetch } = useGetPastDaysQuery({
    query: { ...positionOf(at), from },
  });
  const days = currentData?.data.days;
  if (!days) {
    return isError ? (
      <ErrorState
        className="py-6"
        retryLabel={t('tryAgain')}
        onRetry={refetch}
        isRetrying={isFetching}
      >
        {t('growth.failed')}
      </ErrorState>
    ) : (
      <Spinner label={t('growth.waiting')} />
    );
  }
  const missing = (Date.parse(today) - Date.parse(from)) / DAY_MS - days.length;
  return (
    <div role="status" className="grid gap-1">
      <p>
        <b className="text-xl tabular-nums">
          {t('growth.sum', { degrees: formatNumber(toTenths(sumGrowingDegrees(days, limits))) })}
        </b>{' '}
        {t('growth.days', { count: days.length })}
      </p>
      {missing > 0 && (
        <p className="text-muted text-sm">{t('growth.missing', { count: missing })}</p>
      )}
    </div>
  );
}
