import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SectionHeader } from '../domains/session/section-header.tsx';
import { CropForm } from '../features/crops/sell/crop-form.tsx';
import type { OwnListingFormProps } from '../features/crops/sell/own-listing-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { retryImport } from '../shared/loading/retry-import.ts';
import { useLoaded } from '../shared/loading/use-loaded.tsx';
import { paths } from '../shared/paths.ts';

// A new listing needs neither what changes one nor the cache that it is read through.
const loadOwnListingForm = () =>
  retryImport(() => import('../features/crops/sell/own-listing-form.tsx')).then(
    ({ OwnListingForm }) => OwnListingForm,
  );

/** The listing that the address names, and what is done with it; a new one is written without. */
function usePurpose() {
  const [query] = useSearchParams();
  const [edit, copy] = [query.get('edit'), query.get('copy')];
  if (edit) return { purpose: 'edit', id: edit } as const;
  return copy ? ({ purpose: 'copy', id: copy } as const) : undefined;
}

/** /mandi/sell-item and /seller/sell: create a listing, or change or copy one's own. */
export default function SellItemPage() {
  const { t } = useTranslation('crops');
  const { t: tSelling } = useTranslation('selling');
  const own = usePurpose();
  return (
    <div className="grid gap-6">
      <SectionHeader
        title={tSelling(own ? `${own.purpose}Title` : 'sellTitle')}
        back={{ to: paths.mandi.href(), label: t('backToMandi') }}
      />
      {own ? <OwnListing key={`${own.purpose} ${own.id}`} {...own} /> : <CropForm />}
    </div>
  );
}

function OwnListing(own: OwnListingFormProps) {
  const { t } = useTranslation('shell');
  const { data: Form, isFailed, retry } = useLoaded(loadOwnListingForm);
  const shape = <Skeleton className="h-57 max-w-3xl rounded-field" />;
  if (isFailed) {
    return (
      <ErrorState retryLabel={t('failed.reload')} onRetry={retry}>
        {t('failed.partNotLoaded')}
      </ErrorState>
    );
  }
  return <Suspense fallback={shape}>{Form ? <Form {...own} /> : shape}</Suspense>;
}
