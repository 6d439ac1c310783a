import type { SchemeKind } from '@upaj/content/schemes/kinds';
import type { Scheme } from '@upaj/content/schemes/scheme';
import { Button } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import lens from '@upaj/ui/pictures/magnifying-glass-tilted-left.svg?no-inline';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { findInSchemes } from '../find-in-schemes.ts';
import { NoSchemes } from './no-schemes.tsx';
import { SchemeTable } from './scheme-table.tsx';

interface FoundSchemesProps {
  schemes: readonly Scheme[];
  q: string;
  kind: SchemeKind | undefined;
  /** Gives up search and kind. */
  onShowAll: () => void;
}

/** How many schemes are left by search and kind, and which. */
export function FoundSchemes({ schemes, q, kind, onShowAll }: FoundSchemesProps) {
  const { t } = useTranslation('schemes');
  const found = findInSchemes(schemes, { q, kind });
  if (schemes.length === 0) return <NoSchemes />;
  return (
    <section aria-label={t('list')} className="grid gap-3">
      <p role="status" className="text-muted text-sm">
        {t('shown', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <SchemeTable schemes={found} />
      ) : (
        <EmptyState
          picture={lens}
          action={
            <Button variant="outline" onClick={onShowAll}>
              {t('showAll')}
            </Button>
          }
        >
          {t('noMatch')}
        </EmptyState>
      )}
    </section>
  );
}
