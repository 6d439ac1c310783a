import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export interface ProgressCircleProps extends Omit<ComponentProps<'svg'>, 'children' | 'role'> {
  /** Progress towards the goal, 1 at the goal; it may be passed. Null without a goal. */
  value: number | null;
  /** Accessible name, with the progress in words. */
  label: string;
}

const radius = 26;
const length = 2 * Math.PI * radius;

/** Progress towards a goal: a circle that closes at the goal, with the percentage within. */
export function ProgressCircle({ value, label, className, ...props }: ProgressCircleProps) {
  const shown = Math.min(Math.max(value ?? 0, 0), 1);
  return (
    <svg
      data-slot="progress-circle"
      role="img"
      aria-label={label}
      viewBox="0 0 64 64"
      className={cn('size-18 flex-none', className)}
      {...props}
    >
      <g fill="none" strokeWidth="8" transform="rotate(-90 32 32)">
        <circle
          cx="32"
          cy="32"
          r={radius}
          stroke="var(--action-line)"
          strokeDasharray={value === null ? '6 5' : undefined}
        />
        {shown > 0 && (
          <circle
            cx="32"
            cy="32"
            r={radius}
            stroke="var(--action)"
            strokeLinecap={shown < 1 ? 'round' : undefined}
            strokeDasharray={`${shown * length} ${length}`}
          />
        )}
      </g>
      {value !== null && (
        <text
          x="32"
          y="32"
          dy="0.35em"
          textAnchor="middle"
          fill="currentColor"
          fontSize="14"
          fontWeight="700"
        >
          {`${Math.floor(value * 100)}%`}
        </text>
      )}
    </svg>
  );
}
