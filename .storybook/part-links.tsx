import { AnchorMdx } from '@storybook/addon-docs/blocks';

const parts = [
  {
    title: 'Foundations',
    path: 'foundations-colour--docs',
    text: 'Colour, type, spacing and the other decisions that every screen shares, drawn from the code. Also how we write.',
  },
  {
    title: 'Components',
    path: 'components-actions-button--docs',
    text: 'The parts that screens are built of, each with its variants, its states and when to use it.',
  },
  {
    title: 'Patterns',
    path: 'patterns-form--docs',
    text: 'What comes back on many screens: a form, a list in its states, a confirmation.',
  },
  {
    title: 'Journeys',
    path: 'journeys-first-sale--docs',
    text: 'The screens of one task in a row, as a person goes through them.',
  },
  {
    title: 'Screens',
    path: 'screens-public-home--docs',
    text: 'Every page of the portal in every state: loading, empty, failed and full.',
  },
] as const;

/** The parts of this Storybook, each with a link to its first page. */
export const PartLinks = () => (
  <ul className="sb-unstyled mt-6 mb-10 grid list-none gap-4 p-0 md:grid-cols-2">
    {parts.map(({ title, path, text }) => (
      <li
        key={title}
        className="relative grid content-start gap-1 rounded-card border border-line bg-surface p-5 shadow-card first:col-span-full"
      >
        <AnchorMdx href={`?path=/docs/${path}`} target="_self">
          <span className="font-bold text-action text-lg after:absolute after:inset-0">
            {title}
          </span>
        </AnchorMdx>
        <span className="text-muted text-sm">{text}</span>
      </li>
    ))}
  </ul>
);
