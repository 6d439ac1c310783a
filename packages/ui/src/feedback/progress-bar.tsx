import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'max' | 'value'> {
  /** Progress, 0 to 1. */
  value: number;
  /** Name of the running task. */
  label: string;
}

/** The progress of a task, such as an upload of pictures. */
export function ProgressBar({ value, label, className, ...props }: ProgressBarProps) {
  return (
    <progress
      data-slot="progress-bar"
      aria-label={label}
      max={1}
      value={value}
      className={cn(
        'block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-action-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-action-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-action [&::-webkit-progress-value]:transition-all',
        className,
      )}
      {...props}
    />
  );
}
