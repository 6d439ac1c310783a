interface ColourGroup {
  title: string;
  /** What each colour is for, by its custom property. */
  colours: Readonly<Record<`--${string}`, string>>;
}

export const colourGroups: readonly ColourGroup[] = [
  {
    title: 'Surfaces',
    colours: {
      '--color-ground': 'The page',
      '--color-surface': 'Cards, fields and sheets on the page',
      '--color-surface-soft': 'Quiet cards, the head of a table',
      '--color-sunken': 'Neutral badges, outline buttons and menu items under the pointer',
      '--color-bar': 'The bars at the top and at the bottom; the page shows through a little',
      '--color-paper': 'What is printed or scanned: slips, QR codes; white in both themes',
      '--color-inverse': 'Dark buttons, the length of a video',
      '--color-deep': 'The hero and the footer; the same in both themes',
      '--color-panel-leaf': 'A green panel; the same in both themes',
      '--color-soil-soft': 'A card in the tone of soil',
    },
  },
  {
    title: 'Text',
    colours: {
      '--color-ink': 'Reading text and headings',
      '--color-muted': 'Second lines, hints, dates',
      '--color-white': 'Text on green and on pictures; the same in both themes',
      '--color-on-deep': 'Text of the footer',
      '--color-deep-accent': 'The line above a heading on a deep surface',
      '--color-on-inverse': 'Text on an inverse surface',
      '--color-on-paper': 'Text of a light button on a picture',
    },
  },
  {
    title: 'Lines',
    colours: {
      '--color-line': 'Edges of cards, lines between rows, skeletons',
      '--color-line-strong': 'Edges of outline buttons',
      '--color-line-control': 'Edges of fields, which have to be seen in sunlight',
      '--focus': 'The outline of what the keyboard is on',
      '--color-star-empty': 'The empty part of a star',
    },
  },
  {
    title: 'Leaf: do this, or this is good',
    colours: {
      '--color-action': 'The primary button, links, the filled part of a bar',
      '--color-action-hover': 'The primary button under the pointer',
      '--color-on-action': 'Text on the primary button',
      '--color-action-soft': 'The chosen item of a menu, good badges, hints',
      '--color-on-action-soft': 'Text on a soft green surface',
      '--color-action-line': 'Edges of hints, the track of a bar, initials of a person',
    },
  },
  {
    title: 'Marigold: look here',
    colours: {
      '--color-highlight': 'The gold button, the button that plays a video',
      '--color-on-highlight': 'Text on gold',
      '--color-mark': 'The number on the bell and on the cart, the gold button under the pointer',
      '--color-gold-soft': 'Notices and badges that need attention',
      '--color-gold-faint': 'The lower end of the weather card',
      '--color-warning': 'Text of a warning',
    },
  },
  {
    title: 'Chilli: stop',
    colours: {
      '--color-danger': 'Errors, the button that deletes',
      '--color-on-danger': 'Text on the button that deletes',
      '--color-danger-soft': 'Badges and alerts of a failure',
    },
  },
  {
    title: 'Sky: weather',
    colours: {
      '--color-sky': 'Text of a weather badge',
      '--color-sky-soft': 'A weather badge, a message without weight',
      '--sky-strong': 'The upper end of the weather card',
    },
  },
  {
    title: 'Tints: what lies behind produce',
    colours: {
      '--color-tint-wheat': 'Crops',
      '--color-tint-seed': 'Seeds',
      '--color-tint-pulse': 'Pulses',
      '--color-tint-fruit': 'Fruits',
      '--color-tint-veg': 'Vegetables',
      '--color-tint-fodder': 'Fodder crops',
      '--color-tint-dairy': 'Dairy products',
      '--color-tint-fert': 'Fertilizers',
    },
  },
];
