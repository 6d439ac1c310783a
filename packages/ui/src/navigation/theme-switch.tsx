import { Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

export type Theme = 'light' | 'dark';

export interface ThemeSwitchProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The current theme; no icon without it, as in HTML that is the same for everybody. */
  theme: Theme | undefined;
  /** Called with the other one. */
  onThemeChange: (theme: Theme) => void;
  /** Name of the button: the theme after a press. */
  label: string;
}

/** Changes between the light and the dark theme. */
export function ThemeSwitch({ theme, onThemeChange, label, ...props }: ThemeSwitchProps) {
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      data-slot="theme-switch"
      label={label}
      onClick={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
      {...props}
    >
      {theme && <Icon aria-hidden="true" className="size-5" />}
    </IconButton>
  );
}
