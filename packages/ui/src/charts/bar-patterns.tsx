/** Meaning of a bar: green, yellow or red. */
export type BarTone = 'good' | 'look' | 'stop';

/** What is counted in each column. */
export interface BarSeries {
  /** Name in the legend. */
  name: string;
  /** Colour and pattern. */
  tone: BarTone;
  /** Whole numbers, one for each column. */
  values: readonly number[];
}

/** What is drawn as a line over the bars; with fewer values than columns it ends early. */
export type LineSeries = Omit<BarSeries, 'tone'>;

const colours: Record<BarTone, { ground: string; mark: string }> = {
  good: { ground: 'var(--action)', mark: 'none' },
  look: { ground: 'var(--highlight)', mark: 'var(--gold-700)' },
  stop: { ground: 'var(--danger)', mark: 'var(--surface)' },
};

/** Id of a pattern within one chart. */
export const patternId = (chart: string, tone: BarTone): string => `${chart}-${tone}`;

/** Marks that tell bars apart without their colours: none, stripes or dots. */
function Marks({ tone }: { tone: BarTone }) {
  const { mark } = colours[tone];
  if (tone === 'look') return <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" stroke={mark} strokeWidth="2" />;
  return tone === 'stop' ? <circle cx="4" cy="4" r="1.6" fill={mark} /> : null;
}

/** The fill of a bar. */
export function BarPattern({ tone, id }: { tone: BarTone; id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={colours[tone].ground} />
      <Marks tone={tone} />
    </pattern>
  );
}

/** The line of a chart through these points, with a dot on each; its light edge parts it from the bars. */
export function DottedLine({ points }: { points: readonly (readonly [number, number])[] }) {
  const path = points.map(([x, y]) => `${x},${y}`).join(' ');
  return (
    <g data-slot="line" fill="none" strokeLinejoin="round">
      <polyline points={path} stroke="var(--surface)" strokeWidth="5" />
      <polyline points={path} stroke="var(--ink)" strokeWidth="2" />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.5" fill="var(--ink)" stroke="var(--surface)" />
      ))}
    </g>
  );
}

interface LegendProps {
  line?: LineSeries | undefined;
  series: readonly BarSeries[];
}

/** What the line and the fills stand for. */
export function Legend({ line, series }: LegendProps) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {line && (
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <path d="M0 8h16" stroke="var(--ink)" strokeWidth="2" />
            <circle cx="8" cy="8" r="3.5" fill="var(--ink)" />
          </svg>
          {line.name}
        </span>
      )}
      {series.map(({ name, tone }) => (
        <span key={tone} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 8 8" className="size-4">
            <rect width="8" height="8" fill={colours[tone].ground} />
            <Marks tone={tone} />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}
