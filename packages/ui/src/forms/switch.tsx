import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** What is switched on or off. */
  label: ReactNode;
  /** What that means, in one sentence. */
  description?: ReactNode;
  /** Whether it is on. */
  isOn: boolean;
  /** Called with what it shall be. */
  onSwitch: (isOn: boolean) => void;
}

/** On or off, at once; the whole line can be pressed. */
export function Switch({ label, description, isOn, onSwitch, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <button
      data-slot="switch"
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}label`}
      aria-describedby={description ? `${id}text` : undefined}
      onClick={() => onSwitch(!isOn)}
      className={cn(
        'flex min-h-16 w-full items-center gap-3.5 rounded-control px-1 py-2.5 text-start transition-colors hover:bg-sunken disabled:cursor-not-allowed',
        className,
      )}
      {...props}
    >
      <span className="grid min-w-0 flex-1">
        <span id={`${id}label`} className="font-semibold">
          {label}
        </span>
        {description && (
          <span id={`${id}text`} className="text-muted text-sm">
            {description}
          </span>
        )}
      </span>
      <span
        className={cn(
          'flex w-11 flex-none rounded-full border-2 transition-colors',
          isOn ? 'justify-end border-action bg-action' : 'border-line-control bg-surface',
        )}
      >
        <span
          className={cn('size-5 rounded-full border border-line', isOn ? 'bg-surface' : 'bg-muted')}
        />
      </span>
    </button>
  );
}
