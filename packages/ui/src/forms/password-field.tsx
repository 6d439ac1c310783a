import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldWiring } from './field-context.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Name of the button that shows the password. */
  revealLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
}

/** A password input with a button that shows its value. */
export function PasswordField({ revealLabel, hideLabel, className, ...props }: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input
        data-slot="password-field"
        type={isRevealed ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cn(controlStyles, 'pe-14', className)}
        {...useFieldWiring(props)}
      />
      <button
        type="button"
        aria-label={isRevealed ? hideLabel : revealLabel}
        onClick={() => setRevealed(!isRevealed)}
        className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
