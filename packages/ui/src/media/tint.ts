/** Background colours of produce, one for each category. */
export const tintStyles = {
  wheat: 'bg-tint-wheat',
  seed: 'bg-tint-seed',
  pulse: 'bg-tint-pulse',
  fruit: 'bg-tint-fruit',
  veg: 'bg-tint-veg',
  fodder: 'bg-tint-fodder',
  dairy: 'bg-tint-dairy',
  fert: 'bg-tint-fert',
} as const;

export type Tint = keyof typeof tintStyles;
