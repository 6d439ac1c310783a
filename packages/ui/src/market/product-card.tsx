import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { type LinkComponent, PlainLink } from '../navigation/link.tsx';

/** The texts of a product card. */
export interface Product {
  /** Name, already truncated by the page. */
  name: string;
  /** A sentence about it. */
  description: string;
  /** Location of the goods. */
  place?: string;
  /** Size of one unit, such as "1U = 25kg". */
  unit: string;
  /** Price of one unit, formatted. */
  price: string;
  /** The price of another weight, below the price. */
  priceNote?: string | undefined;
  /** A remark on the picture, such as "8% above MSP". */
  tag?: string;
}

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The listing. */
  product: Product;
  /** Path of its own page. */
  to: string;
  /** The router's link. */
  LinkComponent?: LinkComponent;
  /** A `Picture`; the card gives it its frame. */
  picture: ReactNode;
  /** A `StarRating`, or a text without ratings. */
  rating: ReactNode;
  /** A `QuantityStepper`, or what has its size, so that the cards of a row line up. */
  stepper: ReactNode;
  /** The button that adds it to the cart, or a short text in its place. */
  action: ReactNode;
}

export const productCardStyles = {
  card: 'relative grid h-full grid-cols-[104px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-card @max-[15rem]:flex @max-[15rem]:flex-col md:flex md:flex-col',
  picture:
    'relative grid *:data-[slot=picture]:size-full @max-[15rem]:aspect-picture md:aspect-picture',
  body: 'flex min-w-0 flex-1 flex-col gap-2 p-3.5',
  rating: 'flex min-h-5 items-center text-caption text-muted',
  place: 'line-clamp-1 text-caption text-muted leading-tight @max-[15rem]:line-clamp-none',
  description:
    'line-clamp-3 min-h-[3lh] text-muted text-sm leading-snug @max-[15rem]:line-clamp-none',
} as const;

/** A listing in a grid: a row with a narrow picture on phones, a column on desktops. */
export function ProductCard({
  product,
  to,
  LinkComponent: Link = PlainLink,
  picture,
  rating,
  stepper,
  action,
  className,
  ...props
}: ProductCardProps) {
  return (
    <article data-slot="product-card" className={cn(productCardStyles.card, className)} {...props}>
      <div className={productCardStyles.picture}>
        {picture}
        {product.tag && (
          <span className="absolute inset-x-1.5 top-2 rounded-full bg-surface px-2.5 py-1 text-center font-bold text-on-action-soft text-xs leading-tight md:right-auto md:left-3 md:top-3">
            {product.tag}
          </span>
        )}
      </div>
      <div className={productCardStyles.body}>
        <h3 className="line-clamp-1 text-lg @max-[15rem]:line-clamp-none">
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--focus) focus-visible:after:-outline-offset-3"
          >
            {product.name}
          </Link>
        </h3>
        <div className={productCardStyles.rating}>{rating}</div>
        {product.place && <p className={productCardStyles.place}>{product.place}</p>}
        <p className={productCardStyles.description}>{product.description}</p>
        <ProductRow product={product} stepper={stepper} action={action} />
      </div>
    </article>
  );
}

interface ProductRowProps {
  product: Product;
  stepper: ReactNode;
  action: ReactNode;
}

function ProductRow({ product, stepper, action }: ProductRowProps) {
  const { unit, price, priceNote } = product;
  return (
    <div className="mt-auto grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="rounded-full bg-sunken px-2.5 py-1 text-caption text-muted">{unit}</span>
        <div className="relative z-1 flex min-h-12 flex-1 basis-31 items-center justify-end">
          {stepper}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-1.5">
        <b className="whitespace-nowrap text-2xl">{price}</b>
        <div className="relative z-1 flex min-h-11 flex-1 basis-28 items-center justify-end">
          {action}
        </div>
      </div>
      {priceNote && <p className="-mt-1 text-caption text-muted leading-tight">{priceNote}</p>}
    </div>
  );
}
