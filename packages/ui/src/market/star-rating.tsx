import { type ComponentProps, useId } from 'react';
import { cn } from '../cn.ts';

export interface StarRatingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Average from 0 to 5; fractions fill part of a star. */
  value: number;
  /** Accessible name, such as "4.7 of 5 stars". */
  label: string;
}

const pitch = 16;
const star = 'l2.2 4.5 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L1 6.2l5-.7Z';
const five = [0, 1, 2, 3, 4].map((place) => starAt(place * pitch)).join('');

function starAt(left: number): string {
  return `M${left + 8} 1${star.replace('L1 6.2', `L${left + 0.8} 6.2`)}`;
}

/** Five stars, filled to the average. */
export function StarRating({ value, label, className, ...props }: StarRatingProps) {
  const id = useId();
  const filled = Math.min(Math.max(value, 0), 5) / 5;
  return (
    <svg
      data-slot="star-rating"
      role="img"
      aria-label={label}
      viewBox="0 0 80 15"
      className={cn('h-[15px] w-20 flex-none', className)}
      {...props}
    >
      <defs>
        <linearGradient
          id={`${id}-fill`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="80"
          y1="0"
          y2="0"
        >
          <stop offset={filled} stopColor="var(--mark)" />
          <stop offset={filled} stopColor="var(--mark)" stopOpacity="0" />
        </linearGradient>
        <linearGradient
          id={`${id}-edge`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="80"
          y1="0"
          y2="0"
        >
          <stop offset={filled} stopColor="var(--mark)" />
          <stop offset={filled} stopColor="var(--star-empty)" />
        </linearGradient>
      </defs>
      <path
        d={five}
        fill={`url(#${id}-fill)`}
        stroke={`url(#${id}-edge)`}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
