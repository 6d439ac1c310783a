import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Group, Name, Sheet, Value } from './parts.tsx';
import { namesOf, tokenValue } from './theme.ts';

const meta = { title: 'Foundations/Spacing', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The steps that are used, in units of `--spacing`, and what the usual ones are for. */
const steps: readonly (readonly [step: number, use?: string])[] = [
  [0.5],
  [1],
  [1.5],
  [2, 'Between an icon and its word'],
  [2.5],
  [3],
  [3.5],
  [4, 'Edge of a page on a phone, between the cards of a grid'],
  [5, 'Inside a card'],
  [6, 'Above the first line of a page'],
  [8, 'Edge of a page from 768 px'],
  [9, 'Between the sections of a page on a phone'],
  [11, 'Least height of what a thumb presses: 44 px'],
  [13, 'Between the sections of a page from 768 px'],
];

/** Steps of 4 px. A step grows with the text size of the browser, on small screens only as far as the width allows. */
export const Steps: Story = {
  render: () => (
    <Sheet>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Name>--spacing</Name>
        <Value>{tokenValue('--spacing')}</Value>
      </p>
      <ul className="grid gap-3">
        {steps.map(([step, use]) => (
          <li
            key={step}
            className="grid grid-cols-[3rem_4rem_1fr] items-center gap-x-3 md:grid-cols-[3rem_4rem_8rem_1fr]"
          >
            <Name>{step}</Name>
            <Value>{step * 4} px</Value>
            <span
              className="bg-action"
              data-step={step}
              style={{ width: `calc(${tokenValue('--spacing')} * ${step})`, height: '1rem' }}
            />
            {use && <span className="text-muted text-sm max-md:col-span-3">{use}</span>}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-step]')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(widths).toEqual(steps.map(([step]) => step * 4));
  },
};

const widthUses: Readonly<Record<string, string>> = {
  '--breakpoint-md': 'From here on, two columns and wider edges',
  '--breakpoint-lg': 'From here on, the side menu stands beside the page',
  '--container-page': 'The widest page',
};

/** Where the layout changes, and the widths of what should not become wider than it can be read. */
export const Widths: Story = {
  render: () => (
    <Sheet>
      <Group title="Screens">
        <ul className="grid gap-3">
          {[...namesOf('--breakpoint-'), '--container-page'].map((name) => (
            <li key={name} className="grid gap-x-3 md:grid-cols-[12rem_6rem_1fr]">
              <Name>{name.slice(2)}</Name>
              <Value>{tokenValue(name)}</Value>
              <span className="text-muted text-sm">{widthUses[name]}</span>
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Columns of text, forms and dialogs">
        <ul className="grid gap-3">
          {namesOf('--container-')
            .filter((name) => name !== '--container-page')
            .map((name) => (
              <li
                key={name}
                className="flex flex-wrap gap-x-3 rounded-sm bg-action-soft px-3 py-1.5"
                style={{ maxWidth: tokenValue(name) }}
              >
                <Name>{name.replace('--container-', 'max-w-')}</Name>
                <Value>{tokenValue(name)}</Value>
              </li>
            ))}
        </ul>
      </Group>
    </Sheet>
  ),
};
