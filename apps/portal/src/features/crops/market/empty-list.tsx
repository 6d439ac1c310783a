import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import type { MandiAddress } from './use-mandi-address.ts';

interface EmptyListProps {
  address: Pick<MandiAddress, 'q'>;
  /** Why there is nothing, if more is known. */
  reason?: string | undefined;
  /** Links that lead to something, each in its own words. */
  links?: readonly { to: string; label: string }[];
}

/** Nothing in the list, why, and where there is something. */
export function EmptyList({ address: { q }, reason, links = [] }: EmptyListProps) {
  const { t } = useTranslation('crops');
  const all = { to: paths.mandi.href(), label: t('showAll') };
  return (
    <EmptyState
      picture={basket}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {[...links, all].map(({ to, label }) => (
            <PageLink key={to} to={to} className={buttonStyles({ variant: 'outline' })}>
              {label}
            </PageLink>
          ))}
        </div>
      }
    >
      {reason ?? (q ? t('noMatch', { q }) : t('noneHere'))}
    </EmptyState>
  );
}
