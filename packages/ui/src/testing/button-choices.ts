import type { ButtonProps } from '../actions/button.tsx';
import { choices } from './story-docs.ts';

/** The looks of a button, for every component that passes them on. */
export const buttonVariants = (standard: NonNullable<ButtonProps['variant']>) =>
  choices<ButtonProps['variant']>(
    {
      primary: 'The main action; one in a view.',
      outline: 'Any other action.',
      gold: 'The step that costs money: Add to Cart, Pay.',
      dark: 'News above a list, such as comments that have arrived.',
      light: 'The main action on a coloured panel.',
      ghost: 'Another action on a coloured panel.',
      quiet: 'An action that stays in the background, such as Cancel.',
      danger: 'What cannot be undone, such as Delete Account.',
    },
    standard,
  );

export const buttonSizes = (standard: NonNullable<ButtonProps['size']>) =>
  choices<ButtonProps['size']>(
    {
      md: 'Most buttons, 44 px high.',
      small: 'As high, but narrower: beside text, in rows and notices.',
      big: '54 px high: the button that ends a form or a page.',
    },
    standard,
  );

export const buttonWidths = choices<ButtonProps['width']>(
  { auto: 'As wide as its text.', full: 'As wide as its place.' },
  'auto',
);
