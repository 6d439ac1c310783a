/**
 * Grid of `FormField`s, two in a row from tablets on. Labels with hints, controls and errors have a row
 * each, so that the controls of a pair align with any hints and errors.
 */
export const fieldPairs =
  'grid gap-5 md:-mb-3.5 md:grid-cols-2 md:gap-y-1.5 md:*:row-span-3 md:*:mb-3.5 md:*:grid-rows-subgrid';
