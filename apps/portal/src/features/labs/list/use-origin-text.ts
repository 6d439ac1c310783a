import type { LabList } from '@upaj/contract/labs.schema';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { LabSearch } from '../search/use-labs-address.ts';
import type { PlaceNames } from './use-place-names.ts';

/** Says where the distances begin, or how a list without distances is ordered. */
export function useOriginText() {
  const { t } = useTranslation('labs');
  return (search: LabSearch, origin: LabList['origin'], names: PlaceNames): string => {
    if (!origin) return t('origin.none');
    if (origin.pointOf === 'position') return t('origin.position');
    const pin = 'pin' in search ? search.pin : '';
    return t(`origin.${origin.pointOf}`, { pin, place: names.originName(origin.name) });
  };
}
