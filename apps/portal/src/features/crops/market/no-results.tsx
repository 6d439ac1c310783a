import { states } from '@upaj/content/states';
import { useCallback } from 'react';
import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { EmptyList } from './empty-list.tsx';
import { type FilterName, useBlockingFilters } from './use-blocking-filters.ts';
import type { MandiAddress } from './use-mandi-address.ts';

/** The name closest to a word that finds nothing, if something of that name is on sale. */
function useClosestName({ q, state, category }: MandiAddress): string | undefined {
  const load = useCallback(
    async () => (q ? (await import('@upaj/content/search/names')).closestName(q) : undefined),
    [q],
  );
  const { data: name } = useLoaded(load);
  const filter = { q: name, state: state || undefined, category, limit: '1' };
  const { currentData } = useListCropsInfiniteQuery(filter, { skip: !name });
  return currentData?.pages[0]?.data.length ? name : undefined;
}

/** Why nothing was found: the filter, if the word finds something without it, and otherwise the word. */
export function NoResults({ address }: { address: MandiAddress }) {
  const { t } = useTranslation('crops');
  const { isLoading, drops } = useBlockingFilters(address);
  if (isLoading) {
    return (
      <p role="status" className="text-muted">
        {t('loading')}
      </p>
    );
  }
  return drops.length > 0 ? (
    <BlockingFilters address={address} drops={drops} />
  ) : (
    <NoMatch key={address.q} address={address} />
  );
}

interface BlockingFiltersProps {
  address: MandiAddress;
  drops: readonly (readonly FilterName[])[];
}

const labels = { state: 'inAllStates', category: 'inAllCategories', both: 'everywhere' } as const;

function BlockingFilters({ address, drops }: BlockingFiltersProps) {
  const { t } = useTranslation('crops');
  const { language } = useLanguage();
  const words = useCropLabels();
  const { q, category } = address;
  const state = states.find(({ en }) => en === address.state)?.[language] ?? address.state;
  const [only] = drops.length === 1 ? (drops[0] ?? []) : [];
  const fault = drops.length === 1 && drops[0]?.length === 1 && only ? only : 'both';
  const named = { q, state, category: category ? words.category(category) : '' };
  return (
    <EmptyList
      address={address}
      reason={t(`elsewhere.${fault}`, named)}
      links={drops.map((dropped) => ({
        to: without(address, dropped),
        label: t(labels[dropped.length > 1 ? 'both' : (dropped[0] ?? 'both')]),
      }))}
    />
  );
}

function NoMatch({ address }: { address: MandiAddress }) {
  const { t } = useTranslation('crops');
  const name = useClosestName(address);
  const links = name
    ? [{ to: hrefOf({ ...address, q: name }), label: t('didYouMean', { name }) }]
    : [];
  return <EmptyList address={address} links={links} />;
}

/** The address with the given values. */
function hrefOf({ q, category, state, seller, sort }: MandiAddress): string {
  return paths.mandi.href({
    ...(category && { category }),
    ...(q && { q }),
    ...(state && { state }),
    ...(seller && { seller }),
    ...(sort !== 'newest' && { sort }),
  });
}

const without = (address: MandiAddress, dropped: readonly FilterName[]): string =>
  hrefOf({
    ...address,
    ...(dropped.includes('state') && { state: '' }),
    ...(dropped.includes('category') && { category: undefined }),
  });
