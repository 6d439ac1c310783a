import { states } from '@upaj/content/states';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { useCropWords } from '../use-crop-words.ts';
import { NothingHere } from './nothing-here.tsx';
import { useClosestName } from './use-closest-name.ts';
import { type Droppable, useFilterAtFault } from './use-filter-at-fault.ts';
import type { MandiAddress } from './use-mandi-address.ts';

/** Why nothing was found: the filter, if the word finds something without it, and otherwise the word. */
export function NothingFound({ address }: { address: MandiAddress }) {
  const { t } = useTranslation('crops');
  const { isLoading, drops } = useFilterAtFault(address);
  if (isLoading) {
    return (
      <p role="status" className="text-muted">
        {t('loading')}
      </p>
    );
  }
  return drops.length > 0 ? (
    <FilterAtFault address={address} drops={drops} />
  ) : (
    <WordAtFault key={address.q} address={address} />
  );
}

interface FilterAtFaultProps {
  address: MandiAddress;
  drops: readonly (readonly Droppable[])[];
}

const labels = { state: 'inAllStates', category: 'inAllCategories', both: 'everywhere' } as const;

function FilterAtFault({ address, drops }: FilterAtFaultProps) {
  const { t } = useTranslation('crops');
  const { language } = useLanguage();
  const words = useCropWords();
  const { q, category } = address;
  const state = states.find(({ en }) => en === address.state)?.[language] ?? address.state;
  const [only] = drops.length === 1 ? (drops[0] ?? []) : [];
  const fault = drops.length === 1 && drops[0]?.length === 1 && only ? only : 'both';
  const named = { q, state, category: category ? words.category(category) : '' };
  return (
    <NothingHere
      address={address}
      reason={t(`elsewhere.${fault}`, named)}
      ways={drops.map((dropped) => ({
        to: without(address, dropped),
        label: t(labels[dropped.length > 1 ? 'both' : (dropped[0] ?? 'both')]),
      }))}
    />
  );
}

function WordAtFault({ address }: { address: MandiAddress }) {
  const { t } = useTranslation('crops');
  const name = useClosestName(address);
  const ways = name
    ? [{ to: hrefOf({ ...address, q: name }), label: t('didYouMean', { name }) }]
    : [];
  return <NothingHere address={address} ways={ways} />;
}

/** The address with what is set of it. */
function hrefOf({ q, category, state, sort }: MandiAddress): string {
  return paths.mandi.href({
    ...(category && { category }),
    ...(q && { q }),
    ...(state && { state }),
    ...(sort !== 'newest' && { sort }),
  });
}

const without = (address: MandiAddress, dropped: readonly Droppable[]): string =>
  hrefOf({
    ...address,
    ...(dropped.includes('state') && { state: '' }),
    ...(dropped.includes('category') && { category: undefined }),
  });
