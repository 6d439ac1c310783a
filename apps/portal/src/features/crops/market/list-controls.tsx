import { states } from '@upaj/content/states';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { type MandiAddress, sorts } from './use-mandi-address.ts';

export interface ListControlsProps {
  address: MandiAddress;
  onChange: (change: { sort?: string; state?: string }) => void;
}

/** Order of a list, and the state that its sellers live in. */
export function ListControls({ address, onChange }: ListControlsProps) {
  const { t } = useTranslation('crops');
  const { language } = useLanguage();
  return (
    <div className="grid w-full grid-pair-[8.5rem] gap-3 md:w-[min(27rem,100%)]">
      <FormField label={t('sortBy')}>
        <Select value={address.sort} onChange={({ target }) => onChange({ sort: target.value })}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('state')}>
        <Select value={address.state} onChange={({ target }) => onChange({ state: target.value })}>
          <option value="">{t('allStates')}</option>
          {states.map((state) => (
            <option key={state.code} value={state.en}>
              {state[language]}
            </option>
          ))}
        </Select>
      </FormField>
    </div>
  );
}
