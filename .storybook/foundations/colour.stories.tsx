import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ColourPair, colourPairs } from '../../packages/ui/src/testing/colour-pairs.ts';
import { contrast, type ThemeName } from '../../packages/ui/src/testing/theme-tokens.ts';
import { colourGroups } from './colour.data.ts';
import { Group, Name, Sheet, themes, Value } from './parts.tsx';
import { colourNames, scaleNames, tokenValue } from './theme.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutPrefix = (name: string) => name.replace(/^--color-/, '');

function Swatch({ name, theme }: { name: string; theme: ThemeName }) {
  const value = tokenValue(name, theme);
  return (
    <div
      data-theme={theme}
      className="flex items-center gap-3 rounded-field border border-line bg-ground p-2"
    >
      <span
        className="size-11 flex-none rounded-control border border-line"
        style={{ background: value }}
      />
      <Value>{value}</Value>
    </div>
  );
}

/** Each colour by its name, with its use and its value in the light and in the dark theme. */
export const Palette: Story = {
  render: () => (
    <Sheet>
      {colourGroups.map(({ title, colours }) => (
        <Group key={title} title={title}>
          <ul className="grid gap-4">
            {Object.entries(colours).map(([name, use]) => (
              <li key={name} className="grid items-center gap-2 md:grid-cols-[2fr_1fr_1fr]">
                <div className="grid">
                  <Name>{withoutPrefix(name)}</Name>
                  <span className="text-muted text-sm">{use}</span>
                </div>
                {themes.map(({ theme }) => (
                  <Swatch key={theme} name={name} theme={theme} />
                ))}
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Sheet>
  ),
  play: async () => {
    const described = colourGroups.flatMap(({ colours }) => Object.keys(colours));
    await expect(described.sort()).toEqual([...colourNames].sort());
  },
};

function PairSample({ pair, theme }: { pair: ColourPair; theme: ThemeName }) {
  const front = tokenValue(pair.front, theme);
  const behind = tokenValue(pair.behind, theme);
  const ratio = `${contrast(front, behind).toFixed(1)} : 1`;
  const sample = 'rounded-control px-3 py-2 text-center tabular-nums';
  return pair.least === 3 ? (
    <span
      data-theme={theme}
      className={`${sample} text-ink`}
      style={{ background: behind, border: `3px solid ${front}` }}
    >
      {ratio}
    </span>
  ) : (
    <span
      data-theme={theme}
      className={`${sample} border border-line`}
      style={{ color: front, background: behind }}
    >
      {ratio}
    </span>
  );
}

/** The pairs of text and surface that are used, with their contrast in both themes, each written in its own colours. */
export const Contrast: Story = {
  render: () => (
    <Sheet>
      <ul className="grid gap-4">
        {colourPairs.map((pair) => (
          <li
            key={pair.front + pair.behind}
            className="grid grid-cols-2 items-center gap-2 md:grid-cols-[2fr_1fr_1fr]"
          >
            <div className="grid max-md:col-span-2">
              <Name>
                {withoutPrefix(pair.front)} on {withoutPrefix(pair.behind)}
              </Name>
              <span className="text-muted text-sm">
                {pair.use}, at least {pair.least} : 1
              </span>
            </div>
            {themes.map(({ theme }) => (
              <PairSample key={theme} pair={pair} theme={theme} />
            ))}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
};

const scaleOf = (name: string) => name.replace(/^--|-\d+$/g, '');
const scales = [...new Set(scaleNames.map(scaleOf))];

/** The scales that the themes take their values from. No component uses a step of a scale where a colour with a use exists. */
export const Scales: Story = {
  render: () => (
    <Sheet>
      {scales.map((scale) => (
        <Group key={scale} title={scale}>
          <ul className="grid grid-cols-3 gap-2 md:grid-cols-6">
            {scaleNames
              .filter((name) => scaleOf(name) === scale)
              .map((name) => (
                <li key={name} className="grid gap-1">
                  <span
                    className="h-12 rounded-control border border-line"
                    style={{ background: tokenValue(name) }}
                  />
                  <Name>{name.slice(2)}</Name>
                  <Value>{tokenValue(name)}</Value>
                </li>
              ))}
          </ul>
        </Group>
      ))}
    </Sheet>
  ),
};
