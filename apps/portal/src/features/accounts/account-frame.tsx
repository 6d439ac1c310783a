import { Card } from '@upaj/ui/card';
import { HeroField } from '@upaj/ui/hero-field';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useTitle } from '../../shared/use-title.ts';

interface AccountFrameProps {
  /** Heading of the page. */
  title: string;
  /** One line below it. */
  intro?: string;
  /** Name of the browser's tab. */
  tabTitle: string;
  children: ReactNode;
}

/** The field at the side on desks, and the form on its card. */
export function AccountFrame({ title, intro, tabTitle, children }: AccountFrameProps) {
  const { t } = useTranslation('accounts');
  useTitle(tabTitle);
  return (
    <div className="grid min-h-[calc(100dvh-4rem)] md:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-2">
      <div className="sticky top-18 hidden h-[calc(100dvh-4.5rem)] p-8 pe-0 lg:grid">
        <HeroField size="banner">
          <p className="font-semibold text-deep-accent">{t('sloganSmall')}</p>
          <p className="max-w-md text-balance font-bold text-6xl leading-tight">{t('slogan')}</p>
        </HeroField>
      </div>
      {/* Begins where the field beside it does, and is not centred: a browser paints before it has read all, and
          the card would move. */}
      <div className="grid content-start justify-items-center px-4 py-6 md:px-8 md:py-10 lg:py-8">
        <Card size="panel" className="grid w-full max-w-xl gap-6">
          <header className="grid gap-1">
            <h1 className="text-4xl">{title}</h1>
            {intro && <p className="text-muted">{intro}</p>}
          </header>
          {/* Only read where there are no scripts, so only the build needs its text. */}
          <noscript>
            {import.meta.env.SSR && (
              <p className="rounded-control bg-gold-soft px-4 py-3">{t('noScript')}</p>
            )}
          </noscript>
          {children}
        </Card>
      </div>
    </div>
  );
}
