import type { Crop } from '@upaj/contract/crops.schema';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { DescriptionList } from '@upaj/ui/description-list';
import { Gallery } from '@upaj/ui/gallery';
import { categoryPicture } from '@upaj/ui/produce';
import { StarRating } from '@upaj/ui/star-rating';
import { Suspense, useState } from 'react';
import { photoOf } from '../../../domains/crops/crop-photo.ts';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { mayHaveMsp } from '../../../domains/msp/msp-eligibility.ts';
import { formatDay, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { whenRead } from '../../../shared/loading/when.ts';
import { formatRating } from '../format-rating.ts';
import { ShareLink } from '../share-link.tsx';
import { CropPrice } from './crop-price.tsx';
import { PurchaseControls } from './purchase-controls.tsx';
import { SellerCard } from './seller-card.tsx';

// The support prices weigh 5 kB: they come when the user first does something, or has read for a while.
const MspCard = lazyComponent(async () => {
  await whenRead();
  return (await import('../../../domains/msp/msp-card.tsx')).MspCard;
});

/** Picture beside words on desks, above them on phones. */
export const detailColumns = 'grid gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8';

/** A listing with all that a buyer wants to know, and what the chosen quantity weighs and costs. */
export function ListingDetails({ crop }: { crop: Crop }) {
  const { t } = useTranslation('crops');
  const [quantity, setQuantity] = useState(1);
  const [isValid, setValid] = useState(true);
  return (
    <div className={`@container/bar ${detailColumns}`}>
      <Gallery
        className="content-start"
        photos={crop.image.map(photoOf)}
        fallback={categoryPicture(crop.category)}
        alt={crop.name}
        label={t('pictures')}
        thumbnailLabel={(position) => t('picture', { position })}
      />
      <div className="grid min-w-0 content-start gap-4 md:row-span-2">
        <Heading crop={crop} />
        <p className="wrap-anywhere whitespace-pre-line text-lg">{crop.description}</p>
        <CropPrice crop={crop} />
        <Suspense fallback={mayHaveMsp(crop) && <MspShape />}>
          <MspCard offer={crop} />
        </Suspense>
        <Figures crop={crop} quantity={isValid ? quantity : undefined} />
        <PurchaseControls
          crop={crop}
          quantity={quantity}
          isValid={isValid}
          onQuantityChange={setQuantity}
          onValidityChange={setValid}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <SellerCard seller={crop.seller} />
        <ShareLink crop={crop} />
      </div>
    </div>
  );
}

/** The frame of the comparison with the support price, in its own light colour. */
function MspShape() {
  return (
    <Card tone="hint" size="row" aria-hidden="true" className="min-h-36">
      <div className="my-1 h-2.5 rounded-full bg-action-line" />
    </Card>
  );
}

function Heading({ crop: { name, rating, ratingCount, status, isPaused } }: { crop: Crop }) {
  const { t } = useTranslation('crops');
  const words = rating === null ? t('noRatings') : t('rating', { rating: formatRating(rating) });
  return (
    <div className="grid gap-2">
      <h1 className="wrap-anywhere text-4xl md:text-5xl">{name}</h1>
      <p className="flex flex-wrap items-center gap-x-2.5 text-muted">
        {rating !== null && <StarRating value={rating} label="" aria-hidden="true" />}
        {rating === null ? words : `${words} · ${t('reviews', { count: ratingCount })}`}
      </p>
      {(status !== 'InStock' || isPaused) && (
        <p className="flex gap-2">
          {status !== 'InStock' && <Badge tone="stop">{t(`status.${status}`)}</Badge>}
          {isPaused && <Badge tone="look">{t('paused')}</Badge>}
        </p>
      )}
    </div>
  );
}

/** Weight and price of the quantity; a dash while the field shows none. */
function Figures({ crop, quantity }: { crop: Crop; quantity: number | undefined }) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  return (
    <DescriptionList
      items={[
        {
          term: t(`measure.${crop.unit}`),
          value: quantity ? words.fullAmount(quantity, crop.unit) : '–',
          isText: true,
        },
        {
          term: t('totalPrice'),
          value: quantity ? formatRupees(crop.price * quantity) : '–',
        },
        { term: t('inStock'), value: words.unitsAndAmount(crop.stock, crop.unit), isText: true },
        { term: t('harvested'), value: formatDay(crop.harvestDate) },
        { term: t('lastDay'), value: formatDay(crop.expiryDate) },
        { term: t('location'), value: crop.Location, isText: true },
        ...(crop.licence === null
          ? []
          : [
              {
                term: t('licence'),
                value: t('licenceGiven', { licence: crop.licence }),
                isText: true,
              },
            ]),
      ]}
    />
  );
}
