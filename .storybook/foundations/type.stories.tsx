import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Group, Name, Sheet, Value } from './parts.tsx';
import { hindiLines, namesOf, tokenValue } from './theme.ts';
import { sizeUses } from './type.data.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const english = 'Golden wheat from Sehore';
const hindi = 'सीहोर का सुनहरा गेहूं';
const isHeading = (name: string) => /^--text-\dxl$/.test(name);

/** Every size in both scripts, from the smallest; headings are bold and tight, as they are on a page. */
export const Sizes: Story = {
  render: () => (
    <Sheet>
      <ul className="grid gap-6">
        {namesOf('--text-').map((name) => (
          <li key={name} className="grid gap-x-6 gap-y-1 border-line border-b pb-5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Name>{name.slice(2)}</Name>
              <Value>{tokenValue(name)}</Value>
              <span className="text-muted text-sm">{sizeUses[`--text-${name.slice(7)}`]}</span>
            </p>
            <div
              className={isHeading(name) ? 'font-bold leading-tight tracking-tight' : undefined}
              style={{ fontSize: tokenValue(name) }}
            >
              <p>{english}</p>
              <p lang="hi" className={isHeading(name) ? 'leading-tight' : undefined}>
                {hindi}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  ),
  play: async () => {
    await expect(Object.keys(sizeUses)).toEqual(namesOf('--text-'));
  },
};

const weightUses: Readonly<Record<string, string>> = {
  normal: 'Reading text',
  medium: 'A word that stands out in a line, alerts',
  semibold: 'Links, chips, labels of fields, names on cards',
  strong: 'Buttons',
  bold: 'Headings, prices, badges',
};

const lines = ['tight', 'snug', 'normal'] as const;
const paragraph = {
  en: 'Cleaned by machine and filled into new sacks. The sacks can be weighed at the handover, and the price follows what was weighed.',
  hi: 'मशीन से साफ करके नई बोरियों में भरा। माल सौंपते समय बोरियां तौली जा सकती हैं, और दाम तौल के हिसाब से लगता है।',
};

/** The weights of the system font, and the line heights: Hindi has marks above and below its letters and gets more. */
export const WeightsAndLines: Story = {
  render: () => (
    <Sheet>
      <Group title="Weights">
        <ul className="grid gap-4">
          {namesOf('--font-weight-').map((name) => (
            <li key={name} className="grid gap-1 md:grid-cols-2">
              <div className="grid">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <Name>{name.replace('--font-weight-', 'font-')}</Name>
                  <Value>{tokenValue(name)}</Value>
                </p>
                <span className="text-muted text-sm">
                  {weightUses[name.replace('--font-weight-', '')]}
                </span>
              </div>
              <div className="text-xl" style={{ fontWeight: tokenValue(name) }}>
                <p>{english}</p>
                <p lang="hi">{hindi}</p>
              </div>
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Line heights">
        {lines.map((line) => (
          <div key={line} className="grid gap-4 md:grid-cols-2">
            {(['en', 'hi'] as const).map((language) => {
              const height =
                language === 'hi' ? hindiLines.get(`--line-${line}`) : tokenValue(`--line-${line}`);
              return (
                <div key={language} className="rounded-field border border-line bg-surface p-4">
                  <p className="mb-1 flex flex-wrap items-baseline gap-x-3">
                    <Name>leading-{line}</Name>
                    <Value>
                      {language === 'hi' ? 'Hindi' : 'English'} {height}
                    </Value>
                  </p>
                  <p lang={language} style={{ lineHeight: height }}>
                    {paragraph[language]}
                  </p>
                </div>
              );
            })}
          </div>
        ))}
      </Group>
    </Sheet>
  ),
  play: async () => {
    await expect(Object.keys(weightUses).map((name) => `--font-weight-${name}`)).toEqual(
      namesOf('--font-weight-'),
    );
  },
};
