import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  formatDay,
  formatNumber,
  formatRupees,
  formatRupeesExact,
  formatTimestamp,
} from '../../apps/portal/src/shared/format.ts';
import { formatAge } from '../../apps/portal/src/shared/format-age.ts';
import { Badge } from '../../packages/ui/src/feedback/badge.tsx';
import { Group, Name, Sheet } from './parts.tsx';
import { writing } from './writing.data.ts';

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function InBothLanguages({ en, hi }: { en: string; hi: string }) {
  return (
    <div className="grid gap-0.5">
      <p>{en}</p>
      <p lang="hi">{hi}</p>
    </div>
  );
}

/** Each rule with a text of the portal, read from its files, and with what we would not write. */
export const Texts: Story = {
  render: () => (
    <Sheet>
      {writing.map(({ title, wordings }) => (
        <Group key={title} title={title}>
          <ul className="grid gap-4">
            {wordings.map(({ rule, good, bad }) => (
              <li key={rule} className="grid gap-3 rounded-card border border-line bg-surface p-5">
                <p className="font-semibold">{rule}</p>
                <div className="grid gap-4 md:grid-cols-2">
                  <div className="grid content-start justify-items-start gap-1.5">
                    <Badge tone="good">We write</Badge>
                    <InBothLanguages {...good} />
                  </div>
                  <div className="grid content-start justify-items-start gap-1.5 text-muted">
                    <Badge tone="stop">Not</Badge>
                    <InBothLanguages {...bad} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    // A value that a text of the portal asks for and that is not given here.
    await expect(canvasElement).not.toHaveTextContent('{{');
  },
};

const HOUR_MS = 60 * 60 * 1000;

const figures = [
  { what: 'Money', code: 'formatRupees', texts: [formatRupees(123456)], bad: 'Rs. 123,456/-' },
  { what: 'Money with paise', code: 'formatRupees', texts: [formatRupees(28.5)], bad: '₹28.5' },
  {
    what: 'Price of a kilogram',
    code: 'formatRupeesExact',
    texts: [formatRupeesExact(74)],
    bad: '₹74',
  },
  { what: 'Stock', code: 'formatNumber', texts: [formatNumber(12345.675)], bad: '12345.68' },
  { what: 'Day', code: 'formatDay', texts: [formatDay('2026-11-25')], bad: '11/25/2026' },
  {
    what: 'Moment, in India',
    code: 'formatTimestamp',
    texts: [formatTimestamp('2026-11-25T09:30:00Z')],
    bad: '9:30 AM UTC',
  },
  {
    what: 'Age',
    code: 'formatAge',
    texts: [formatAge(3 * HOUR_MS, 'en'), formatAge(3 * HOUR_MS, 'hi')],
    bad: '10,812 s ago',
  },
] as const;

/** Numbers, money and dates as the portal's own functions write them: Indian grouping and Latin digits in both languages. */
export const NumbersMoneyAndDates: Story = {
  render: () => (
    <Sheet>
      <ul className="grid gap-4">
        {figures.map(({ what, code, texts, bad }) => (
          <li key={what} className="grid gap-x-4 border-line border-b pb-4 md:grid-cols-3">
            <div className="grid">
              <span className="font-semibold">{what}</span>
              <Name>{code}</Name>
            </div>
            <p className="text-xl tabular-nums">{texts.join(' · ')}</p>
            <p className="text-muted">Not: {bad}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  ),
};
