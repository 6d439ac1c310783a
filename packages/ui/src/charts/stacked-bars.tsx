import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import {
  BarPattern,
  type BarSeries,
  DottedLine,
  Legend,
  type LineSeries,
  patternId,
} from './bar-patterns.tsx';

export interface StackedBarsProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Names of the columns. */
  columns: readonly string[];
  /** From the bottom to the top. */
  series: readonly BarSeries[];
  /** What is counted apart from the bars: a line over them. */
  line?: LineSeries | undefined;
}

const gutter = { left: 34, top: 10, bottom: 26 };
const spaceOfName = 34;
const initialSize = { width: 640, height: 300 };

/** Size of an element; a fixed one where nothing is laid out. */
function useSize(): [RefObject<SVGSVGElement | null>, typeof initialSize] {
  const ref = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState(initialSize);
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setSize(entry.contentRect);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/**
 * Columns of stacked counts with a legend; they fill the height of their place. Colours and patterns alone do not say
 * how many, and nothing is read out: a table beside it has the numbers.
 */
export function StackedBars({ columns, series, line, className, ...props }: StackedBarsProps) {
  const id = useId();
  const [ref, size] = useSize();
  return (
    <div
      data-slot="stacked-bars"
      aria-hidden="true"
      className={cn('flex h-full min-h-58 flex-col gap-3', className)}
      {...props}
    >
      <svg ref={ref} aria-hidden="true" className="w-full flex-1">
        <defs>
          {series.map(({ tone }) => (
            <BarPattern key={tone} tone={tone} id={patternId(id, tone)} />
          ))}
        </defs>
        <Columns id={id} columns={columns} series={series} line={line} size={size} />
      </svg>
      <Legend line={line} series={series} />
    </div>
  );
}

interface ColumnsProps {
  id: string;
  columns: readonly string[];
  series: readonly BarSeries[];
  line: LineSeries | undefined;
  size: typeof initialSize;
}

function Columns({ id, columns, series, line, size }: ColumnsProps) {
  const rows = columns.map((_, at) => ({
    at,
    counts: series.map(({ values }) => values[at] ?? 0),
  }));
  const sums = rows.map(({ counts }) => counts.reduce((sum, one) => sum + one, 0));
  const most = Math.max(4, ...sums, ...(line?.values ?? []));
  const x = scaleBand({
    domain: rows.map(({ at }) => at),
    range: [gutter.left, size.width],
    padding: 0.12,
  });
  const y = scaleLinear({
    domain: [0, most],
    range: [size.height - gutter.bottom, gutter.top],
    nice: true,
  });
  return (
    <>
      <Lines ticks={y.ticks(4).filter(Number.isInteger)} y={y} width={size.width} />
      <BarStack
        data={rows}
        keys={series.map((_, at) => at)}
        value={({ counts }, at) => counts[at] ?? 0}
        x={({ at }) => at}
        xScale={x}
        yScale={y}
        color={(at) => series[at]?.tone ?? 'good'}
      >
        {(stacks) =>
          stacks.flatMap(({ key, bars }) =>
            bars.map((bar) => (
              <rect
                key={`${key} ${bar.index}`}
                x={bar.x}
                y={bar.y + 1}
                width={bar.width}
                height={Math.max(0, bar.height - 1)}
                rx={Math.min(4, bar.height / 2)}
                fill={`url(#${patternId(id, series[key]?.tone ?? 'good')})`}
              />
            )),
          )
        }
      </BarStack>
      {line && (
        <DottedLine
          points={line.values.map((count, at) => [(x(at) ?? 0) + x.bandwidth() / 2, y(count)])}
        />
      )}
      <Names names={columns} x={x} bottom={size.height - 8} />
    </>
  );
}

interface LinesProps {
  ticks: readonly number[];
  y: (tick: number) => number;
  width: number;
}

function Lines({ ticks, y, width }: LinesProps) {
  return (
    <g fontSize="12" fill="var(--muted)" stroke="none" textAnchor="end">
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={gutter.left} x2={width} stroke="var(--line-strong)" />
          <text x={gutter.left - 8} dy="0.35em">
            {tick}
          </text>
        </g>
      ))}
    </g>
  );
}

interface NamesProps {
  names: readonly string[];
  x: ReturnType<typeof scaleBand<number>>;
  bottom: number;
}

/** Names of columns; where they are too narrow, every second or third is named. */
function Names({ names, x, bottom }: NamesProps) {
  const step = Math.ceil(spaceOfName / Math.max(1, x.step()));
  return (
    <g fontSize="12" fill="var(--muted)" textAnchor="middle">
      {names.map(
        (name, at) =>
          at % step === 0 && (
            <text key={name} x={(x(at) ?? 0) + x.bandwidth() / 2} y={bottom}>
              {name}
            </text>
          ),
      )}
    </g>
  );
}
