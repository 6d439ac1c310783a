import { Chip } from '@upaj/ui/chip-row';
import { Select } from '@upaj/ui/select';
import type { useCropNames } from '../../../domains/threads/use-crop-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { DiscussionsAddress } from './use-discussions-address.ts';

interface ThreadFiltersProps {
  address: DiscussionsAddress;
  crops: ReturnType<typeof useCropNames>['crops'];
  onChange: (change: { crop?: string; unanswered?: 'true' | undefined }) => void;
}

/** Which crop, and whether only questions without an answer are shown. */
export function ThreadFilters({ address, crops, onChange }: ThreadFiltersProps) {
  const { t } = useTranslation('threads');
  const { crop, isUnanswered } = address;
  // Until the names are loaded, and for a crop that there is not, its id stands for it.
  const isUnnamed = crop !== '' && !crops.some(({ id }) => id === crop);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1">
        <Select
          aria-label={t('cropLabel')}
          value={crop}
          onChange={({ target }) => onChange({ crop: target.value })}
        >
          <option value="">{t('allCrops')}</option>
          {isUnnamed && <option value={crop}>{crop}</option>}
          {crops.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Chip
        isChosen={isUnanswered}
        onClick={() => onChange({ unanswered: isUnanswered ? undefined : 'true' })}
      >
        {t('unanswered')}
      </Chip>
    </div>
  );
}
