/** Where each text size is used, by its custom property. */
export const sizeUses: Readonly<Record<`--text-${string}`, string>> = {
  '--text-tab': 'A word of the bar at the bottom; never wider than its share of the phone',
  '--text-2xs': 'The number on the bell and on the cart',
  '--text-xs': 'A note on a picture or a step',
  '--text-caption': 'Badges, captions',
  '--text-sm': 'Second lines, hints, tables',
  '--text-control': 'Buttons, chips, switches',
  '--text-base': 'Reading text, fields',
  '--text-lg': 'The name on a card, the sentence of an empty state, big buttons',
  '--text-xl': 'The heading of a dialog, the total of a line',
  '--text-2xl': 'The heading of a section on a phone, the price on a card',
  '--text-3xl': 'The heading of a section on a desk',
  '--text-4xl': 'The heading of a page on a phone',
  '--text-5xl': 'The heading of a page on a desk, the price of a listing',
  '--text-6xl': 'The first words of the home page on a phone, the temperature',
  '--text-7xl': 'The first words of the home page on a desk, the handover code',
};
