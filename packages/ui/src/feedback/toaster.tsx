import type { CSSProperties } from 'react';
import { Toaster as Sonner, type ToasterProps as SonnerProps, toast } from 'sonner';

export { toast };

export interface ToasterProps
  extends Pick<SonnerProps, 'theme' | 'duration' | 'className' | 'containerAriaLabel'> {
  /** Name of the region for screen readers, such as "Messages". */
  containerAriaLabel: string;
}

// Sonner's colours as tokens of the theme; React's style type has no custom properties.
const colours = {
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--success-bg': 'var(--action-soft)',
  '--success-border': 'var(--action-line)',
  '--success-text': 'var(--on-action-soft)',
  '--error-bg': 'var(--danger-soft)',
  '--error-border': 'var(--danger)',
  '--error-text': 'var(--danger)',
  '--warning-bg': 'var(--gold-soft)',
  '--warning-border': 'var(--mark)',
  '--warning-text': 'var(--warning)',
  '--info-bg': 'var(--sky-soft)',
  '--info-border': 'var(--line)',
  '--info-text': 'var(--sky)',
  '--border-radius': '12px',
} as CSSProperties;

// In the size of other buttons; sonner's own is 24 px high.
const actionButton = {
  height: 'auto',
  minHeight: 44,
  padding: '4px 14px',
  borderRadius: 12,
  background: 'var(--action)',
  color: 'var(--on-action)',
  fontSize: 'inherit',
  fontWeight: 650,
};

// Below the bar at the top, whose bell, cart and menu stay free, and on desks left of the button beside a page's title.
const besideAction = '12rem';
const belowTopBar = 'calc(var(--top-bar) + 8px)';

/** The region of toasts at the top right; load this module lazily, since it contains sonner. */
export function Toaster({ duration = 5000, ...props }: ToasterProps) {
  return (
    <Sonner
      position="top-right"
      richColors
      duration={duration}
      offset={{ top: belowTopBar, right: besideAction }}
      mobileOffset={{ top: belowTopBar, left: 12, right: 12 }}
      style={colours}
      toastOptions={{
        classNames: { toast: 'font-sans! text-sm! shadow-float!' },
        actionButtonStyle: actionButton,
      }}
      {...props}
    />
  );
}
