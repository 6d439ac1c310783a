import type { TopSeller } from '@upaj/contract/sellers.schema';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { Picture } from '@upaj/ui/picture';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { categoryPicture } from '@upaj/ui/produce';
import { SectionHead } from '@upaj/ui/section-head';
import { StarRating } from '@upaj/ui/star-rating';
import { linkStyles } from '@upaj/ui/text-link';
import { useListTopSellersQuery } from '../../domains/sellers/sellers.api.ts';
import { formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { SellerShapes, sellerCard, sellerGrid, sellersShown } from './dashboard-shapes.tsx';

/** Who has delivered most this year. */
export function TopSellers() {
  const { t } = useTranslation('activity');
  return (
    <Card>
      <section aria-labelledby="top-sellers">
        <SectionHead
          title={t('topSeller')}
          titleId="top-sellers"
          action={
            <PageLink to={paths.mandi.href()} className={linkStyles({ kind: 'alone' })}>
              {t('viewMore')}
            </PageLink>
          }
        />
        <Sellers />
      </section>
    </Card>
  );
}

function Sellers() {
  const { t } = useTranslation('activity');
  const { data, isError, isFetching, refetch } = useListTopSellersQuery({ query: {} });
  const sellers = data?.data.sellers;
  if (sellers?.length === 0) return <p className="py-4 text-muted">{t('noSellers')}</p>;
  if (sellers) {
    return (
      <ul className={sellerGrid}>
        {sellers.slice(0, sellersShown).map((seller) => (
          <li key={seller.userId}>
            <SellerCard seller={seller} />
          </li>
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('failedSellers')}
      </ErrorState>
    );
  }
  return <SellersSkeleton />;
}

function SellerCard({ seller }: { seller: TopSeller }) {
  const { t } = useTranslation('activity');
  const { userId, name, delivered, buyers, rating, ratingCount, category } = seller;
  return (
    <PageLink
      to={paths.mandi.href({ seller: userId })}
      className={`${sellerCard} h-full transition-colors hover:bg-sunken`}
    >
      <Picture
        alt=""
        fallback={category ? categoryPicture(category) : { src: basket, tint: 'wheat' }}
        className="size-14 flex-none rounded-field"
      />
      <span className="wrap-anywhere grid min-w-0">
        <b>{name}</b>
        <span className="text-muted text-sm">
          {[
            t('buyers', { count: buyers }),
            t('delivered', { count: formatNumber(delivered) }),
          ].join(' · ')}
        </span>
        {rating !== null && (
          <span className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
            <StarRating value={rating} label={t('rated', { rating: formatNumber(rating) })} />
            {t('ratings', { count: ratingCount })}
          </span>
        )}
      </span>
    </PageLink>
  );
}

function SellersSkeleton() {
  const { t } = useTranslation('activity');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <SellerShapes />
    </>
  );
}
