import { ErrorState } from '@upaj/ui/error-state';
import { SectionHead } from '@upaj/ui/section-head';
import { Skeleton } from '@upaj/ui/skeleton';
import { useGetFieldWeatherQuery } from '../../../domains/weather/weather.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type Coordinates, positionOf } from '../../../shared/position.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { DryDays } from './dry-days.tsx';
import { Growth } from './growth.tsx';
import { RainDays } from './rain-days.tsx';
import { Spraying } from './spraying.tsx';
import { WaterNeed } from './water-need.tsx';

/** What the next days mean for spraying, watering, harvest and growth. */
export function FieldWeather({ at }: { at: Coordinates }) {
  const { t } = useTranslation('field-weather');
  const { currentData, error, isFetching, refetch } = useGetFieldWeatherQuery({
    query: positionOf(at),
  });
  const field = currentData?.data;
  const [today] = field?.days ?? [];
  const isDown = getApiError(error)?.code === 'provider_down';
  return (
    <section aria-labelledby="field-weather" className="min-w-0">
      <SectionHead title={t('title')} titleId="field-weather" />
      {field && today && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Spraying {...field} />
          <RainDays days={field.days} />
          <WaterNeed days={field.days} et0Method={field.et0Method} />
          <div className="grid min-w-0 gap-4">
            <DryDays days={field.days} />
            <Growth at={at} today={today.date} />
          </div>
        </div>
      )}
      {!field && error !== undefined && (
        <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
          {t(isDown ? 'providerDown' : 'failed')}
        </ErrorState>
      )}
      {!field && error === undefined && <Skeleton className="h-72 rounded-card" />}
    </section>
  );
}
