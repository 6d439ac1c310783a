import { regions } from '@upaj/content/schemes/regions';
import { useLanguage } from '../../shared/use-language.ts';
import { useSchemesAddress } from './use-schemes-address.ts';

/** The state or territory that the address names; nothing for India. */
export function useRegionName(): string | undefined {
  const { address } = useSchemesAddress();
  const { language } = useLanguage();
  const region = regions.find(({ slug }) => slug === address.region);
  return region?.slug === 'india' ? undefined : region?.name[language];
}
