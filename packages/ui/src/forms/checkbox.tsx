import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** Hides the label from view, where what stands beside the box says the same. */
  isLabelHidden?: boolean;
}

/** Yes or no; the whole line can be pressed. */
export function Checkbox({ label, isLabelHidden = false, className, ...props }: CheckboxProps) {
  return (
    <label
      className={cn('inline-flex min-h-11 items-center gap-3', isLabelHidden && 'justify-center')}
    >
      <input
        data-slot="checkbox"
        type="checkbox"
        className={cn(
          'size-5.5 flex-none accent-(--action) disabled:cursor-not-allowed',
          className,
        )}
        {...props}
      />
      <span className={isLabelHidden ? 'sr-only' : 'wrap-anywhere min-w-0'}>{label}</span>
    </label>
  );
}
