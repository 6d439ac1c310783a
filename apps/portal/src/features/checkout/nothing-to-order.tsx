import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** An empty cart, or nothing in it that can be ordered as it is: what is left out stands above. */
export function NothingToOrder({ children }: { children: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="grid w-full max-w-3xl gap-4">
      {children}
      <EmptyState
        picture={basket}
        role="status"
        action={
          <PageLink to={paths.mandi.href()} className={buttonStyles({ variant: 'outline' })}>
            {t('toMandi')}
          </PageLink>
        }
      >
        {t('nothing')}
      </EmptyState>
    </div>
  );
}
