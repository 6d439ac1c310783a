import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { SearchField } from '@upaj/ui/search-field';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSearchInput } from '../../../shared/use-search-input.ts';
import { useSchemes } from '../use-schemes.ts';
import type { SchemesAddress, useSchemesAddress } from '../use-schemes-address.ts';
import { KindChips } from './kind-chips.tsx';
import { NoSchemes } from './no-schemes.tsx';
import { RegionSelect } from './region-select.tsx';
import { SchemeResults } from './scheme-results.tsx';
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

/** The way to the scheme finder. */
function FinderInvitation({ region }: { region: RegionSlug }) {
  const { t } = useTranslation('schemes');
  return (
    <Card
      tone="hint"
      className="flex flex-wrap items-center justify-between gap-4 [@media(scripting:none)]:hidden"
    >
      <div className="max-w-xl">
        <h2 className="text-xl">{t('finder.title')}</h2>
        <p>{t('finder.invitation')}</p>
      </div>
      <PageLink to={paths.schemes.href({ region, finder: '1' })} className={buttonStyles()}>
        {t('finder.start')}
      </PageLink>
    </Card>
  );
}

interface SchemeSearchProps {
  text: string;
  /** Called at every key. */
  type: (text: string) => void;
}

/** Searches titles, facts and departments, in both languages. */
function SchemeSearch({ text, type }: SchemeSearchProps) {
  const { t } = useTranslation('schemes');
  return (
    <search className="[@media(scripting:none)]:hidden">
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={100}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </search>
  );
}
