import type { Crop } from '@upaj/contract/crops.schema';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { photoOf } from '../../../domains/crops/crop-photo.ts';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatDay, formatNumber, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { OwnListingActions } from './own-listing-actions.tsx';

const statusTones = { InStock: 'good', OutOfStock: 'look', Expired: 'stop' } as const;

/** One of the user's own listings: its status, and pause, restock and delete. */
export function OwnListing({ crop }: { crop: Crop }) {
  const [first] = crop.image;
  return (
    <li ref={moveFocusOnUnmount} aria-label={crop.name}>
      <Card size="row" className="grid items-center gap-3 lg:flex lg:gap-5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-4">
          <Picture
            alt=""
            photo={first && photoOf(first)}
            fallback={categoryPicture(crop.category)}
            sizes="72px"
            className="size-18 flex-none rounded-field"
          />
          <Facts crop={crop} />
        </div>
        <OwnListingActions crop={crop} />
      </Card>
    </li>
  );
}

function Facts({ crop }: { crop: Crop }) {
  const { t } = useTranslation('crops');
  const { t: tSelling } = useTranslation('selling');
  const words = useCropLabels();
  return (
    <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 text-lg">
          <PageLink
            to={paths.crop.href(crop.category, crop._id)}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {crop.name}
          </PageLink>
        </h3>
        {crop.isPaused ? (
          <Badge tone="look">{t('paused')}</Badge>
        ) : (
          <Badge tone={statusTones[crop.status]}>{t(`status.${crop.status}`)}</Badge>
        )}
      </div>
      <p className="text-muted text-sm">
        <b className="whitespace-nowrap text-base text-ink">{formatRupees(crop.price)}</b>
        {` · ${words.tradeUnit(crop.unit)}`}
      </p>
      <p className="text-muted text-sm">
        {`${tSelling('stockLeft', { stock: `${words.stock(crop)} · ${formatNumber(crop.stock)} U` })} · ${tSelling('until', { day: formatDay(crop.expiryDate) })}`}
      </p>
    </div>
  );
}
