import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CategoryChips } from './category-chips.tsx';
import { CropList } from './crop-list.tsx';
import { ListControls, type ListControlsProps } from './list-controls.tsx';
import { MandiSearch } from './mandi-search.tsx';
import { MandiSections } from './mandi-sections.tsx';
import { isFiltered, type MandiAddress, useMandiAddress } from './use-mandi-address.ts';

/** The market: search, categories, and below them what they lead to. */
export function Mandi() {
  const { address, changeAddress } = useMandiAddress();
  return (
    <>
      <div className="grid gap-4 md:gap-6">
        <MandiSearch q={address.q} onSearch={(q) => changeAddress({ q }, { replace: true })} />
        <CategoryChips
          chosen={address.category}
          onChoose={(category) => changeAddress({ category })}
        />
      </div>
      {isFiltered(address) ? (
        <FilteredMandi address={address} onChange={changeAddress} />
      ) : (
        <MandiSections />
      )}
    </>
  );
}

interface FilteredMandiProps {
  address: MandiAddress;
  onChange: ListControlsProps['onChange'];
}

function FilteredMandi({ address, onChange }: FilteredMandiProps) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  const { category, q, seller } = address;
  const all = t(seller ? 'ofOneSeller' : 'all');
  const place = category ? words.category(category) : all;
  return (
    <section aria-labelledby="mandi-list">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h2 id="mandi-list" className="wrap-anywhere text-2xl md:text-3xl">
          {q ? t('resultsFor', { q, place }) : place}
        </h2>
        <ListControls address={address} onChange={onChange} />
      </div>
      <CropList address={address} />
    </section>
  );
}
