import type { SellerDashboard, SellerGoals } from '@upaj/contract/sellers.schema';
import { Button, buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { SectionHead } from '@upaj/ui/section-head';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowRight } from 'lucide-react';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatNumber, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { FigureCard } from './figure-card.tsx';
import { useOwnFigures } from './use-own-figures.ts';

/** In whole rupees; the statement has the paise. */
const writeRupees = (rupees: number) => formatRupees(Math.round(rupees));

// The form is opened once in a month or never.
const loadGoals = async () => (await import('./goals-dialog.tsx')).GoalsDialog;

/** What the seller has delivered and earned in the year, beside the goals. */
export function SalesFigures() {
  const { t } = useTranslation('seller-figures');
  const { figures, isNoSeller, isError, isFetching, retry } = useOwnFigures();
  const { Part: Dialog, coming, show, hide } = useLazyComponent<DialogProps>();
  const openGoals = () => show(loadGoals);
  return (
    <section aria-labelledby="sales">
      <SectionHead
        title={t('title')}
        titleId="sales"
        action={
          <div className="flex flex-wrap items-center gap-x-3">
            <Button
              variant="quiet"
              size="small"
              disabled={!figures}
              isBusy={coming !== undefined}
              onClick={openGoals}
            >
              {t('changeGoals')}
            </Button>
            <PageLink to={paths.statement.href()} className={linkStyles({ kind: 'alone' })}>
              {t('statement')}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </PageLink>
          </div>
        }
      />
      {isNoSeller ? (
        <NoSeller />
      ) : isError && !figures ? (
        <ErrorState retryLabel={t('tryAgain')} onRetry={retry} isRetrying={isFetching}>
          {t('failed')}
        </ErrorState>
      ) : (
        <Figures figures={figures} onSetGoal={openGoals} />
      )}
      {Dialog && figures && <Dialog goals={figures.goals} onClose={hide} />}
    </section>
  );
}

/** Has the size of the figures, which are waited for until it is known that there are none. */
function NoSeller() {
  const { t } = useTranslation('seller-figures');
  return (
    <div className="relative">
      <div className="invisible">
        <Figures figures={undefined} />
      </div>
      <Card className="absolute inset-0 flex flex-wrap content-center items-center justify-center gap-4 text-center">
        <p>{t('noSeller')}</p>
        <PageLink to={paths.sellerSignUp.href()} className={buttonStyles({ variant: 'outline' })}>
          {t('becomeSeller')}
        </PageLink>
      </Card>
    </div>
  );
}

interface FiguresProps extends Pick<ReturnType<typeof useOwnFigures>, 'figures'> {
  onSetGoal?: () => void;
}

function Figures({ figures, onSetGoal = () => undefined }: FiguresProps) {
  const { t } = useTranslation('seller-figures');
  const writeUnits = (count: number) => t('units', { count: formatNumber(count) });
  const words = useCropLabels();
  // Goods that are measured differently cannot be added up.
  const amountsOf = (sold: SellerDashboard['totalSalesByMeasure'] | undefined) =>
    sold?.map(({ quantity, unit }) => words.fullAmount(quantity, unit)).join(' · ');
  const year = figures?.year;
  return (
    <>
      {!figures && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      <div className="grid gap-4 lg:grid-cols-3">
        <FigureCard
          name={t('totalSales')}
          year={year}
          write={writeUnits}
          figure={figures?.totalSales}
          onSetGoal={onSetGoal}
          note={amountsOf(figures?.totalSalesByMeasure)}
        />
        <FigureCard
          name={t('salesThisMonth')}
          write={writeUnits}
          figure={figures?.salesThisMonth}
          onSetGoal={onSetGoal}
          note={amountsOf(figures?.salesThisMonthByMeasure)}
        />
        <FigureCard
          name={t('totalEarnings')}
          year={year}
          write={writeRupees}
          figure={figures?.totalEarnings}
          onSetGoal={onSetGoal}
        />
      </div>
    </>
  );
}

interface DialogProps {
  goals: SellerGoals;
  onClose: () => void;
}
