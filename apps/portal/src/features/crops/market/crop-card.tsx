import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { ProductCard } from '@upaj/ui/product-card';
import { QuantityStepper } from '@upaj/ui/quantity-stepper';
import { useState } from 'react';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useMspTag } from '../../../domains/msp/use-msp-tag.ts';
import { firstWords, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { photoOf } from '../crop-photo.ts';
import { CropRating } from '../crop-rating.tsx';
import { useCartToast } from '../use-cart-toast.ts';

interface CropCardProps {
  crop: Crop;
  /** Its picture is loaded before others. */
  isEager: boolean;
}

/** A listing in the Mandi: name cut to 2 words, description to 10. */
export function CropCard({ crop, isEager }: CropCardProps) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  const mspTag = useMspTag(crop);
  const isForSale = crop.status === 'InStock';
  const [first] = crop.image;
  return (
    <ProductCard
      product={{
        name: firstWords(crop.name, 2),
        description: firstWords(crop.description, 10),
        place: crop.Location,
        unit: words.tradeUnit(crop.unit),
        price: formatRupees(crop.price),
        tag: isForSale ? mspTag : t(`status.${crop.status}`),
      }}
      to={paths.crop.href(crop.category, crop._id)}
      LinkComponent={PageLink}
      picture={
        <Picture
          alt=""
          photo={first && photoOf(first)}
          fallback={categoryPicture(crop.category)}
          drawing="card"
          isEager={isEager}
          sizes="(min-width: 768px) 280px, 104px"
        />
      }
      rating={<CropRating rating={crop.rating} />}
      stepper={<CardStepper crop={crop} />}
      action={<AddToCart name={crop.name} isForSale={isForSale} />}
    />
  );
}

function CardStepper({ crop: { name, stock } }: { crop: Crop }) {
  const { t } = useTranslation('crops');
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityStepper
      value={quantity}
      onValueChange={setQuantity}
      max={Math.max(stock, 1)}
      labels={{
        quantity: t('quantityOf', { name }),
        decrease: t('decrease', { name }),
        increase: t('increase', { name }),
        notWhole: t('notWhole'),
        tooMany: t('onlySoMuch', { stock }),
      }}
    />
  );
}

function AddToCart({ name, isForSale }: { name: string; isForSale: boolean }) {
  const { t } = useTranslation('crops');
  const showNotice = useCartToast();
  return (
    <Button
      size="small"
      className="px-3!"
      disabled={!isForSale}
      aria-label={t('addNamedToCart', { name })}
      onClick={showNotice}
    >
      {t('addToCart')}
    </Button>
  );
}
