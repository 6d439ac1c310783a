import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { useListTopSellersQuery } from '../../domains/sellers/sellers.api.ts';
import { formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** What all sellers together have delivered in this year and in this month. */
export function MarketFigures() {
  const { t } = useTranslation('activity');
  const { data, isError, isFetching, refetch } = useListTopSellersQuery({ query: {} });
  const market = data?.data;
  return (
    <section aria-labelledby="market-figures" className="grid gap-3">
      <h2 id="market-figures" className="text-xl">
        {t('market')}
      </h2>
      {isError && !market ? (
        <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
          {t('failedMarket')}
        </ErrorState>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Figure units={market?.deliveredInYear}>
            {market && t('inYear', { year: market.year })}
          </Figure>
          <Figure units={market?.deliveredInMonth}>{market && t('inMonth')}</Figure>
          <p className="col-span-full text-muted text-sm">{t('unitNote')}</p>
        </div>
      )}
    </section>
  );
}

interface FigureProps {
  /** Undefined while it is being loaded. */
  units: number | undefined;
  children: string | undefined;
}

function Figure({ units, children }: FigureProps) {
  const { t } = useTranslation('activity');
  return (
    <Card size="row" className="grid content-start gap-1">
      {units === undefined ? (
        <>
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-12" />
        </>
      ) : (
        <>
          <b className="wrap-anywhere text-xl">{t('delivered', { count: formatNumber(units) })}</b>
          <p className="text-muted text-sm">{children}</p>
        </>
      )}
    </Card>
  );
}
