import type { OrderItem } from '@upaj/contract/orders.schema';
import { cn } from '@upaj/ui/cn';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { photoOf } from '../../domains/crops/crop-photo.ts';

interface ItemPictureProps {
  item: Pick<OrderItem, 'picture' | 'category'>;
  className?: string;
}

/** What was ordered, as it was pictured then; its name stands beside it. */
export function ItemPicture({ item: { picture, category }, className }: ItemPictureProps) {
  return (
    <Picture
      alt=""
      photo={picture && photoOf(picture)}
      fallback={categoryPicture(category)}
      sizes="56px"
      className={cn('flex-none rounded-control', className)}
    />
  );
}
