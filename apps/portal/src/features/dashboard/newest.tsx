import { SectionHead } from '@upaj/ui/section-head';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** Name of this part in addresses. */
export const newestId = 'newest';

/** What is new in the market, and the way to the rest of it. */
export function Newest({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <section id={newestId} aria-labelledby="newest-title" className="scroll-mt-25">
      <SectionHead
        title={t('newest')}
        titleId="newest-title"
        action={
          <PageLink to={paths.mandi.href()} className={linkStyles({ kind: 'alone' })}>
            {t('seeAll')}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </PageLink>
        }
      />
      {children}
    </section>
  );
}
