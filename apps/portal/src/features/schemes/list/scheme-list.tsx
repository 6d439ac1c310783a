import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSearchInput } from '../../../shared/use-search-input.ts';
import { useSchemes } from '../use-schemes.ts';
import type { SchemesAddress, useSchemesAddress } from '../use-schemes-address.ts';
import { FinderInvitation } from './finder-invitation.tsx';
import { KindChips } from './kind-chips.tsx';
import { NoSchemes } from './no-schemes.tsx';
import { RegionSelect } from './region-select.tsx';
import { SchemeResults } from './scheme-results.tsx';
import { SchemeSearch } from './scheme-search.tsx';
import { SchemeTableSkeleton } from './scheme-table-skeleton.tsx';

interface SchemeListProps {
  address: SchemesAddress;
  onChange: ReturnType<typeof useSchemesAddress>['changeAddress'];
}

/** Region, search and kinds, and below them the schemes that they leave. */
export function SchemeList({ address, onChange }: SchemeListProps) {
  const { t } = useTranslation('schemes');
  const { region, kind } = address;
  const { schemes, hasFailed, retry } = useSchemes(region);
  const search = useSearchInput(address.q, (q) => onChange({ q }, { replace: true }));
  return (
    <>
      <FinderInvitation region={region} />
      <div className="grid gap-4">
        <div className="grid items-end gap-4 md:grid-cols-[minmax(0,20rem)_1fr]">
          <RegionSelect
            region={region}
            onRegionChange={(to) => onChange({ region: to === 'india' ? '' : to })}
          />
          <SchemeSearch {...search} />
        </div>
        <noscript>
          <p className="text-muted">{t('noScript')}</p>
        </noscript>
        {schemes && (
          <KindChips schemes={schemes} chosen={kind} onChoose={(to) => onChange({ kind: to })} />
        )}
      </div>
      {schemes && (
        <SchemeResults
          schemes={schemes}
          q={search.text}
          kind={kind}
          onShowAll={() => {
            search.clear();
            onChange({ q: '', kind: '' });
          }}
        />
      )}
      {!schemes && (hasFailed ? <NoSchemes onRetry={retry} /> : <SchemeTableSkeleton />)}
    </>
  );
}
