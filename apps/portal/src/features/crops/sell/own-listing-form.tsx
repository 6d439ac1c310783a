import type { Crop } from '@upaj/contract/crops.schema';
import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { useEffect, useState } from 'react';
import { useGetCropQuery } from '../../../domains/crops/crops.api.ts';
import { storeDraft } from '../../../shared/forms/draft-storage.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { listingChangesKey } from '../../../shared/storage-keys.ts';
import { useIsOwn } from '../own-listing-link.tsx';
import { CropForm } from './crop-form.tsx';
import { EditForm } from './edit-form.tsx';

export interface OwnListingFormProps {
  /** As the address has it, so perhaps nonsense. */
  id: string;
  /** What is done with the listing. */
  purpose: 'edit' | 'copy';
}

/** The HTTP status of a failed request. */
const statusOf = (error: unknown): unknown => Object(error).status;

/** The form of one's own listing: loading, failed, not found, another user's, or loaded. */
export function OwnListingForm({ id, purpose }: OwnListingFormProps) {
  const { t } = useTranslation('selling');
  const { t: tCrops } = useTranslation('crops');
  const [openedAt] = useState(Date.now);
  const [crop, setCrop] = useState<Crop>();
  const { currentData, fulfilledTimeStamp, error, isFetching, refetch } = useGetCropQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  // What was stored by an earlier visit may be old; once the form is there, nothing takes it away.
  const isFresh = fulfilledTimeStamp !== undefined && fulfilledTimeStamp >= openedAt;
  if (!crop && currentData && isFresh) setCrop(currentData.data);
  const status = statusOf(error);
  const isGone = !crop && (status === 404 || status === 400);
  useEffect(() => {
    if (isGone) storeDraft(listingChangesKey(id), undefined);
  }, [isGone, id]);
  if (crop) return <FormOf crop={crop} purpose={purpose} />;
  if (isGone) return <Instead>{t('listingGone')}</Instead>;
  if (error && !isFetching) {
    return (
      <ErrorState retryLabel={tCrops('tryAgain')} onRetry={refetch}>
        {t('listingFailed')}
      </ErrorState>
    );
  }
  return (
    <div className="grid max-w-3xl gap-4">
      <p role="status" className="text-muted">
        {t('loadingListing')}
      </p>
      <Skeleton className="h-57 rounded-field" />
      <Skeleton className="h-57 rounded-field" />
    </div>
  );
}

function FormOf({ crop, purpose }: { crop: Crop; purpose: OwnListingFormProps['purpose'] }) {
  const { t } = useTranslation('selling');
  const isOwn = useIsOwn(crop);
  if (!isOwn) return <Instead>{t('listingOfOther')}</Instead>;
  return purpose === 'edit' ? <EditForm crop={crop} /> : <CropForm source={crop} />;
}

function Instead({ children }: { children: string }) {
  const { t } = useTranslation('selling');
  return (
    <EmptyState
      picture={basket}
      role="status"
      action={
        <PageLink
          to={paths.sellerDashboard.href()}
          className={buttonStyles({ variant: 'outline' })}
        >
          {t('toOwnListings')}
        </PageLink>
      }
    >
      {children}
    </EmptyState>
  );
}
