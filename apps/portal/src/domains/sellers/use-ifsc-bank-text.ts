import type { Seller } from '@upaj/contract/sellers.schema';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** Says whose code an IFSC code is, and where a merged bank went. */
export function useIfscBankText() {
  const { t } = useTranslation('bank');
  return (bank: string, successor: Seller['ifscSuccessor'] | undefined): string =>
    successor
      ? t('ifscMerged', { bank, successor: successor.name, code: successor.code })
      : t('ifscBank', { bank });
}
