import { skipToken } from '@reduxjs/toolkit/query/react';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { useOwnTown } from '../../domains/accounts/use-own-town.ts';
import type { WeatherQuery } from '../../domains/weather/position.ts';
import { useStartPlace } from '../../domains/weather/use-start-place.ts';
import { useGetForecastQuery } from '../../domains/weather/weather.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { positionOf } from '../../shared/position.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { useInView } from '../../shared/use-in-view.ts';
import { WeatherFigures } from './weather-figures.tsx';

/** The weather at the user's place, and the way to more of it; it is asked for when it comes near the view. */
export function WeatherCard() {
  const { t } = useTranslation('weather');
  const [ref, isInView] = useInView<HTMLElement>(false);
  return (
    <Card tone="sky">
      <section ref={ref} aria-labelledby="weather-card" className="grid gap-3">
        <h2 id="weather-card" className="text-xl">
          {t('title')}
        </h2>
        {isInView ? <OwnWeather /> : <CardShape />}
        <PageLink
          to={paths.weather.href()}
          aria-label={t('card.knowMoreOf')}
          className={buttonStyles({ variant: 'light' })}
        >
          {t('card.knowMore')}
        </PageLink>
      </section>
    </Card>
  );
}

function OwnWeather() {
  const { t } = useTranslation('weather');
  const { home, town, isLoading } = useStartPlace(useOwnTown());
  const query = home ? positionOf(home) : town ? ({ q: town } satisfies WeatherQuery) : undefined;
  const forecast = useGetForecastQuery(query ? { query } : skipToken);
  if (forecast.currentData) {
    const { city } = forecast.currentData;
    const at = home ?? city.coord;
    return (
      <WeatherFigures name={home?.name ?? city.name} at={at} forecast={forecast.currentData} />
    );
  }
  const isUnknown = getApiError(forecast.error)?.code === 'not_found';
  if (isUnknown || (!isLoading && !query)) return <p>{t('card.noPlace')}</p>;
  if (!forecast.isError) return <CardShape />;
  return (
    <ErrorState
      className="py-3"
      retryLabel={t('tryAgain')}
      onRetry={forecast.refetch}
      isRetrying={forecast.isFetching}
    >
      {t('failed')}
    </ErrorState>
  );
}

function CardShape() {
  const { t } = useTranslation('weather');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-2">
      <Skeleton className="h-14 w-1/2" />
      <Skeleton className="h-12" />
    </div>
  );
}
