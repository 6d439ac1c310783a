import type { SellerDashboard } from '@upaj/contract/sellers.schema';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import { Picture } from '@upaj/ui/picture';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { categoryPicture } from '@upaj/ui/produce';
import { ShowMore } from '@upaj/ui/show-more';
import { Skeleton } from '@upaj/ui/skeleton';
import { useRef, useState } from 'react';
import { photoOf } from '../../../domains/crops/crop-photo.ts';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useOwnFigures } from './use-own-figures.ts';

type Item = SellerDashboard['topSellingItems'][number];

const shownAtFirst = 5;

/** What the seller has sold most of in the year. */
export function TopItems() {
  const { t } = useTranslation('seller-figures');
  const { figures, isError, isFetching, retry } = useOwnFigures();
  return (
    <Card className="grid gap-2">
      <h2 className="text-2xl">{t('topItems')}</h2>
      {figures ? (
        <Items items={figures.topSellingItems} />
      ) : isError ? (
        <ErrorState retryLabel={t('tryAgain')} onRetry={retry} isRetrying={isFetching}>
          {t('failed')}
        </ErrorState>
      ) : (
        <Skeleton className="h-72 rounded-field" />
      )}
    </Card>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('seller-figures');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0) {
    const toOrders = (
      <PageLink
        to={paths.orders.href({ as: 'seller' })}
        className={buttonStyles({ variant: 'outline' })}
      >
        {t('toOrders')}
      </PageLink>
    );
    return (
      <EmptyState picture={basket} action={toOrders}>
        {t('noItems')}
      </EmptyState>
    );
  }
  const isCut = !isWhole && items.length > shownAtFirst;
  return (
    <>
      <ul ref={list} className="grid divide-y divide-line">
        {(isCut ? items.slice(0, shownAtFirst) : items).map((item) => (
          <ItemRow key={`${item.cropId} ${item.name} ${item.unit}`} item={item} />
        ))}
      </ul>
      {isCut && <ShowMore label={t('viewAll')} onShowMore={() => setIsWhole(true)} list={list} />}
    </>
  );
}

function ItemRow({ item }: { item: Item }) {
  const words = useCropLabels();
  const { cropId, category, picture, name, unit, quantity, earnings } = item;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Picture
        alt=""
        photo={picture && photoOf(picture)}
        fallback={categoryPicture(category)}
        sizes="56px"
        className="size-14 flex-none rounded-field"
      />
      <div className="wrap-anywhere min-w-0 flex-1">
        {cropId ? (
          <PageLink
            to={paths.crop.href(category, cropId)}
            className="inline-flex min-h-11 items-center font-semibold hover:underline"
          >
            {name}
          </PageLink>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="text-muted">{words.unitsAndAmount(quantity, unit)}</span>
          <b className="ms-auto whitespace-nowrap">{formatRupees(earnings)}</b>
        </p>
      </div>
    </li>
  );
}
