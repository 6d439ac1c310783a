import { Button, type ButtonProps } from '@upaj/ui/button';
import { useIsHydrated } from '../use-is-hydrated.ts';

/**
 * Sends a form. It cannot be pressed before hydration: the browser itself would send
 * the form then, and what was typed would be lost.
 */
export function SubmitButton({ disabled, ...props }: Omit<ButtonProps, 'type'>) {
  const isHydrated = useIsHydrated();
  return <Button type="submit" disabled={disabled || !isHydrated} {...props} />;
}
