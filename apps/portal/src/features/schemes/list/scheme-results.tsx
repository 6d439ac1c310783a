import type { SchemeKind } from '@upaj/content/schemes/kinds';
import type { Scheme } from '@upaj/content/schemes/scheme';
import { Button } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import lens from '@upaj/ui/pictures/magnifying-glass-tilted-left.svg?no-inline';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type Finders, useSearch } from '../../../shared/use-search.ts';
import { NoSchemes } from './no-schemes.tsx';
import { SchemeTable } from './scheme-table.tsx';
import { SchemeTableSkeleton } from './scheme-table-skeleton.tsx';

interface FoundSchemesProps {
  schemes: readonly Scheme[];
  q: string;
  kind: SchemeKind | undefined;
  /** Gives up search and kind. */
  onShowAll: () => void;
}

/** How many schemes are left by search and kind, and which. */
export function SchemeResults({ schemes, q, kind, onShowAll }: FoundSchemesProps) {
  const ofKind = (found: readonly Scheme[]) =>
    kind ? found.filter((scheme) => scheme.kind === kind) : found;
  if (schemes.length === 0) return <NoSchemes />;
  if (!q.trim()) return <SchemesLeft found={ofKind(schemes)} onShowAll={onShowAll} />;
  return (
    <SearchedSchemes schemes={schemes} q={q}>
      {(found) => <SchemesLeft found={ofKind(found)} onShowAll={onShowAll} />}
    </SearchedSchemes>
  );
}

const finderOf = ({ createSchemeFinder }: Finders) => createSchemeFinder;

interface SearchedSchemesProps {
  schemes: readonly Scheme[];
  q: string;
  children: (found: readonly Scheme[]) => ReactNode;
}

function SearchedSchemes({ schemes, q, children }: SearchedSchemesProps) {
  const { found, isFailed, retry } = useSearch(schemes, q, finderOf);
  if (isFailed) return <NoSchemes onRetry={retry} />;
  return found ? children(found) : <SchemeTableSkeleton />;
}

interface SchemesLeftProps {
  found: readonly Scheme[];
  onShowAll: () => void;
}

function SchemesLeft({ found, onShowAll }: SchemesLeftProps) {
  const { t } = useTranslation('schemes');
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
