import { skipToken } from '@reduxjs/toolkit/query/react';
import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { Spinner } from '@upaj/ui/spinner';
import type { WeatherPosition } from '../../domains/weather/position.ts';
import { useGetForecastQuery } from '../../domains/weather/weather.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { PlaceSearch } from './place-search.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { useReady } from './use-ready.ts';
import { useWeatherPlace } from './use-weather-place.ts';
import { WeatherReport } from './weather-report.tsx';

const failureKeys: Readonly<Record<string, 'notFound' | 'providerDown'>> = {
  not_found: 'notFound',
  provider_down: 'providerDown',
};

/** A position as the request names it, in numbers. */
const inNumbers = ({ lat, lon }: WeatherPosition) => ({ lat: Number(lat), lon: Number(lon) });

/** The weather of a place, and the ways to another place. */
export function Weather() {
  const { t } = useTranslation('weather');
  const { shown, openPlace, ...search } = useWeatherPlace();
  const query = shown?.query;
  const { currentData, error, isFetching, refetch } = useGetForecastQuery(
    query ? { query } : skipToken,
  );
  const isReady = useReady({ hasData: currentData !== undefined, isFetching });
  if (!isReady) {
    return (
      <div className="grid min-h-[60dvh] place-content-center justify-items-center text-action">
        <Spinner size="big" label={t('loading')} />
      </div>
    );
  }
  const at = query && 'lat' in query ? inNumbers(query) : currentData?.city.coord;
  const name = shown?.name ?? currentData?.city.name ?? '';
  return (
    <div className="grid min-w-0 gap-5 md:gap-6">
      <PlaceSearch {...search} />
      <SavedPlaces shown={at && { ...at, name }} onOpen={openPlace} />
      {currentData && at && <WeatherReport name={name} at={at} forecast={currentData} />}
      {!currentData && error !== undefined && (
        <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
          {t(failureKeys[getApiError(error)?.code ?? ''] ?? 'failed')}
        </ErrorState>
      )}
      {!currentData && error === undefined && <WeatherSkeleton />}
    </div>
  );
}

/** The shape of the weather while it is on its way. */
function WeatherSkeleton() {
  const { t } = useTranslation('weather');
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-72 rounded-panel" />
      <div className="grid gap-2 md:flex">
        {[1, 2, 3, 4, 5].map((day) => (
          <Skeleton key={day} className="h-20 flex-1 rounded-card" />
        ))}
      </div>
    </div>
  );
}
