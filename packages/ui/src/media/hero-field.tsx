import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

const heroStyles = cva(
  'relative grid overflow-hidden bg-deep text-white [--focus:var(--gold-300)]',
  {
    variants: {
      size: {
        hero: 'min-h-[520px] items-start md:min-h-[600px]',
        banner: 'min-h-[230px] items-end rounded-panel',
      },
    },
    defaultVariants: { size: 'hero' },
  },
);

// The overlay is positioned from the top of the text, so that it covers large text too.
const veilStyles = cva('absolute inset-x-0 bottom-0 bg-linear-to-t from-(--leaf-900)/96 from-20%', {
  variants: {
    size: {
      hero: 'top-0 via-(--leaf-900)/80 [--tw-gradient-via-position:max(68%,100%-150px)] to-transparent [--tw-gradient-to-position:max(95%,100%-26px)] md:bg-linear-95 md:from-(--leaf-900)/92 md:from-40% md:via-(--leaf-900)/78 md:via-72% md:to-100% lg:from-22% lg:via-(--leaf-900)/58 lg:to-80% lg:via-52%',
      banner:
        '-top-60 via-(--leaf-900)/76 [--tw-gradient-via-position:calc(100%-16rem)] to-transparent',
    },
  },
  defaultVariants: { size: 'hero' },
});

// The text has a fixed position and not one relative to the bottom or the middle: on a slow connection its parts
// arrive one after the other, and earlier parts would move.
const wordsStyles = cva('', {
  variants: {
    size: {
      hero: 'max-w-[720px] px-5 pt-40 pb-9 md:px-12 md:pt-36 md:pb-10',
      banner: 'relative w-full p-6',
    },
  },
  defaultVariants: { size: 'hero' },
});

export interface HeroFieldProps extends ComponentProps<'div'>, VariantProps<typeof heroStyles> {}

/** A picture of a field with text in front; the overlay keeps white text readable. */
export function HeroField({ size = 'hero', className, children, ...props }: HeroFieldProps) {
  return (
    <div data-slot="hero-field" className={heroStyles({ size, className })} {...props}>
      <FieldDrawing />
      <div className={wordsStyles({ size })}>
        <div aria-hidden="true" className={veilStyles({ size })} />
        <div className="relative max-w-[672px]">{children}</div>
      </div>
    </div>
  );
}

const furrows = [
  'M600 300C560 340 470 380 330 420',
  'M620 300C600 340 560 380 490 420',
  'M640 300V420',
  'M662 300C680 340 720 380 790 420',
  'M684 301C724 340 810 380 950 420',
  'M580 302C500 340 350 385 170 420',
  'M706 302C780 340 930 385 1110 420',
].join('');

function FieldDrawing() {
  const sky = useId();
  return (
    <svg
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3d6" />
          <stop offset="1" stopColor="#fde3a7" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v420H0Z" fill={`url(#${sky})`} />
      <circle cx="905" cy="150" r="74" fill="#fbbf4c" />
      <circle cx="905" cy="150" r="112" fill="#fbbf4c" opacity=".22" />
      <path d="M0 240C180 170 330 215 520 190S880 150 1200 225V420H0Z" fill="#9ccb8f" />
      <path d="M0 285C220 225 420 280 640 250S1010 230 1200 280V420H0Z" fill="#57a96e" />
      <path d="M0 330C260 280 520 330 760 300S1080 300 1200 330V420H0Z" fill="#1f7340" />
      <path d={furrows} stroke="#2f8c4e" strokeWidth="7" fill="none" opacity=".9" />
    </svg>
  );
}
