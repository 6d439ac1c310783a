import { dayInIndia } from '@upaj/content/day-in-india';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { IconButton } from '@upaj/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { retryImport } from '../../../shared/loading/retry-import.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { MonthTable } from './month-table.tsx';
import { useMonthNames } from './use-month-names.ts';
import { useOwnFigures } from './use-own-figures.ts';

/** The first year that the server knows. */
const firstYear = 2020;
const loadBars = async () => (await retryImport(() => import('@upaj/ui/stacked-bars'))).StackedBars;

/**
 * Orders of a year by month, as the table and as the chart over it, once that has come: columns of orders as they stand
 * now, and a line of those that came in.
 */
export function OrdersOverview() {
  const { t } = useTranslation('seller-figures');
  const { figures: current } = useOwnFigures();
  const [chosen, setChosen] = useState<number>();
  const year = chosen ?? current?.year;
  const isOther = chosen !== undefined && chosen !== current?.year;
  const { figures, isError, isFetching, retry } = useOwnFigures(isOther ? chosen : undefined);
  const [isTable, setIsTable] = useState(false);
  const { data: Bars } = useLoaded(loadBars);
  const isChart = Bars !== undefined && figures !== undefined && !isTable;
  const names = useMonthNames('short');
  // The line ends at the present: months to come have received nothing yet.
  const monthsSoFar = isOther ? 12 : Number(dayInIndia(new Date()).slice(5, 7));
  const seriesOf = (kind: 'received' | 'delivered' | 'open' | 'cancelled') => ({
    name: t(kind),
    values: figures?.ordersOverview[kind] ?? [],
  });
  const received = seriesOf('received');
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl">{t('overview')}</h2>
        <YearSwitch year={year} last={current?.year} onChange={setChosen} />
      </div>
      {isError && !figures ? (
        <ErrorState retryLabel={t('tryAgain')} onRetry={retry} isRetrying={isFetching}>
          {t('failed')}
        </ErrorState>
      ) : (
        <div className="relative">
          {/* The chart lies over the table, which keeps the height and is read out. */}
          <div className={isChart ? 'pointer-events-none select-none opacity-0' : undefined}>
            <MonthTable year={year} overview={figures?.ordersOverview} />
          </div>
          {isChart && (
            <div className="absolute inset-0">
              <Bars
                columns={names}
                line={{ ...received, values: received.values.slice(0, monthsSoFar) }}
                series={[
                  { ...seriesOf('delivered'), tone: 'good' },
                  { ...seriesOf('open'), tone: 'look' },
                  { ...seriesOf('cancelled'), tone: 'stop' },
                ]}
              />
            </div>
          )}
        </div>
      )}
      <p className="text-muted text-sm">{t('overviewNote')}</p>
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        disabled={!Bars}
        aria-pressed={!isChart}
        onClick={() => setIsTable(!isTable)}
      >
        {t('asTable')}
      </Button>
    </Card>
  );
}

interface YearSwitchProps {
  year: number | undefined;
  /** The current year. */
  last: number | undefined;
  onChange: (year: number) => void;
}

function YearSwitch({ year, last, onChange }: YearSwitchProps) {
  const { t } = useTranslation('seller-figures');
  const isKnown = year !== undefined && last !== undefined;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('previousYear')}
        aria-disabled={!isKnown || year <= firstYear}
        onClick={() => isKnown && year > firstYear && onChange(year - 1)}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <p role="status" className="min-w-11 text-center font-semibold tabular-nums">
        {year}
      </p>
      <IconButton
        label={t('nextYear')}
        aria-disabled={!isKnown || year >= last}
        onClick={() => isKnown && year < last && onChange(year + 1)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
