import type { ReactNode } from 'react';
import type { ThemeName } from '../../packages/ui/src/testing/theme-tokens.ts';

/** The frame of a page of Foundations, whose words are English whatever the toolbar says. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div lang="en" className="grid gap-9">
    {children}
  </div>
);

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

/** The name of a class or a custom property. */
export const Name = ({ children }: { children: ReactNode }) => (
  <code className="wrap-anywhere font-semibold text-sm">{children}</code>
);

/** A value as it stands in theme.css. */
export const Value = ({ children }: { children: ReactNode }) => (
  <code className="wrap-anywhere text-caption text-muted">{children}</code>
);

export const themes = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
] as const satisfies readonly { theme: ThemeName; label: string }[];

/** The same in both themes, side by side where there is room. */
export const BothThemes = ({ children }: { children: (theme: ThemeName) => ReactNode }) => (
  <div className="grid gap-4 md:grid-cols-2">
    {themes.map(({ theme, label }) => (
      <div
        key={theme}
        data-theme={theme}
        className="grid gap-4 rounded-card border border-line bg-ground p-5 text-ink"
      >
        <p className="font-semibold text-caption text-muted">{label}</p>
        {children(theme)}
      </div>
    ))}
  </div>
);
