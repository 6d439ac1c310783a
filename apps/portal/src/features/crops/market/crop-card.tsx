import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { type Product, ProductCard } from '@upaj/ui/product-card';
import { QuantityStepper } from '@upaj/ui/quantity-stepper';
import { useState } from 'react';
import { photoOf } from '../../../domains/crops/crop-photo.ts';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useMspTag } from '../../../domains/msp/use-msp-tag.ts';
import { firstWords, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { CropRating } from '../crop-rating.tsx';
import { OwnListingLink, useIsOwn } from '../own-listing-link.tsx';
import { useAddToCart } from '../use-add-to-cart.ts';

interface CropCardProps {
  crop: Crop;
  /** On the first screen: its picture is loaded before others, and it is laid out at once. */
  isEager: boolean;
}

/** A listing in the Mandi: name cut to 2 words, description to 10. */
export function CropCard({ crop, isEager }: CropCardProps) {
  const isOwn = useIsOwn(crop);
  const [quantity, setQuantity] = useState(1);
  const [isValid, setValid] = useState(true);
  const [first] = crop.image;
  return (
    <ProductCard
      className={isEager ? undefined : 'below-fold-[234px] md:below-fold-[432px]'}
      product={useProduct(crop)}
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
      rating={<CropRating crop={crop} />}
      stepper={
        isOwn ? (
          <OwnListingLink size="small" />
        ) : (
          <CardStepper
            crop={crop}
            quantity={quantity}
            onQuantityChange={setQuantity}
            onValidityChange={setValid}
          />
        )
      }
      action={
        isOwn ? (
          <OwnStock crop={crop} />
        ) : (
          <AddToCart crop={crop} quantity={quantity} isValid={isValid} />
        )
      }
    />
  );
}

/** The texts of its card. */
function useProduct(crop: Crop): Product {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  const mspTag = useMspTag(crop);
  return {
    name: firstWords(crop.name, 2),
    description: firstWords(crop.description, 10),
    place: crop.Location,
    unit: words.tradeUnit(crop.unit),
    price: formatRupees(crop.price),
    priceNote: words.quintalPrice(crop),
    tag: crop.status === 'InStock' ? mspTag : t(`status.${crop.status}`),
  };
}

/** What the seller has left of it, where others choose how much they buy. */
function OwnStock({ crop: { stock, unit } }: { crop: Crop }) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  return (
    <p className="text-caption text-muted">
      {`${t('inStock')}: ${words.unitsAndAmount(stock, unit)}`}
    </p>
  );
}

interface QuantityProps {
  crop: Crop;
  quantity: number;
}

interface CardStepperProps extends QuantityProps {
  onQuantityChange: (quantity: number) => void;
  onValidityChange: (isValid: boolean) => void;
}

function CardStepper({ crop, quantity, onQuantityChange, onValidityChange }: CardStepperProps) {
  const { name, stock, unit } = crop;
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  return (
    <QuantityStepper
      value={quantity}
      onValueChange={onQuantityChange}
      onValidityChange={onValidityChange}
      max={Math.max(stock, 1)}
      labels={{
        quantity: t('quantityOf', { name }),
        decrease: t('decrease', { name }),
        increase: t('increase', { name }),
        notWhole: t('notWhole'),
        tooMany: t('onlySoMuch', { stock: words.unitsAndAmount(stock, unit) }),
      }}
    />
  );
}

function AddToCart({ crop, quantity, isValid }: QuantityProps & { isValid: boolean }) {
  const { t } = useTranslation('crops');
  const { add, isAdding } = useAddToCart(crop);
  return (
    <Button
      size="small"
      className="px-3!"
      disabled={crop.status !== 'InStock' || !isValid}
      isBusy={isAdding}
      aria-label={t('addNamedToCart', { name: crop.name })}
      onClick={() => add(quantity)}
    >
      {t('addToCart')}
    </Button>
  );
}
