/** Two colours of the theme that meet on the screen. */
export interface ColourPair {
  /** Custom property of the text, icon or edge. */
  front: string;
  /** Custom property of what is behind it. */
  behind: string;
  /** Least contrast by WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for the edge of a control and the focus outline (1.4.11). */
  least: 3 | 4.5;
  /** An example of its use. */
  use: string;
}

const text = (front: string, behind: string, use: string): ColourPair => ({
  front: `--color-${front}`,
  behind: `--color-${behind}`,
  least: 4.5,
  use,
});

const edge = (front: string, behind: string, use: string): ColourPair => ({
  front,
  behind: `--color-${behind}`,
  least: 3,
  use,
});

/** The pairs that components and pages use. */
export const colourPairs: readonly ColourPair[] = [
  text('ink', 'ground', 'Reading text on the page'),
  text('ink', 'surface', 'Reading text on a card'),
  text('ink', 'surface-soft', 'Soft card, head of a table'),
  text('ink', 'sunken', 'An outline button under the pointer'),
  text('ink', 'gold-soft', 'A notice that needs attention'),
  text('ink', 'danger-soft', 'An answer that failed, in the chat'),
  text('ink', 'soil-soft', 'Card in the tone of soil'),
  text('muted', 'ground', 'Second line on the page'),
  text('muted', 'surface', 'Second line on a card'),
  text('muted', 'sunken', 'Neutral badge'),
  text('action', 'ground', 'Link on the page'),
  text('action', 'surface', 'Link on a card'),
  text('action', 'action-soft', 'Quiet button under the pointer'),
  text('on-action', 'action', 'Primary button'),
  text('on-action', 'action-hover', 'Primary button under the pointer'),
  text('on-action-soft', 'surface', 'Label on a picture'),
  text('on-action-soft', 'action-soft', 'Item of the menu that is open'),
  text('on-action-soft', 'action-line', 'Initials in an avatar'),
  text('on-highlight', 'highlight', 'Gold button'),
  text('on-highlight', 'mark', 'Number on a bell or a cart'),
  text('warning', 'surface', 'Warning on a card'),
  text('warning', 'gold-soft', 'Badge that needs attention'),
  text('danger', 'ground', 'Error on the page'),
  text('danger', 'surface', 'Error below a field'),
  text('danger', 'danger-soft', 'Badge or alert of a failure'),
  text('on-danger', 'danger', 'Button that deletes'),
  text('sky', 'sky-soft', 'Badge of the weather'),
  text('on-inverse', 'inverse', 'Dark button, length of a video'),
  text('white', 'panel-leaf', 'Green panel'),
  text('white', 'deep', 'Hero of the home page'),
  text('on-deep', 'deep', 'Footer'),
  text('deep-accent', 'deep', 'Line above the heading of the home page'),
  text('on-paper', 'paper', 'Light button on a picture'),
  edge('--line-control', 'ground', 'Edge of a field on the page'),
  edge('--line-control', 'surface', 'Edge of a field on a card'),
  edge('--focus', 'ground', 'Focus outline on the page'),
  edge('--focus', 'surface', 'Focus outline on a card'),
];
