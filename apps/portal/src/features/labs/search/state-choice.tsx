import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { StateOptions } from '../../../shared/forms/state-options.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { LabSearch } from './use-labs-address.ts';

interface StateChoiceProps {
  /** English name, empty without one. */
  state: string;
  onSearch: (search: LabSearch) => void;
}

/** All laboratories of a state, as soon as it is chosen. */
export function StateChoice({ state, onSearch }: StateChoiceProps) {
  const { t } = useTranslation('labs');
  return (
    <FormField label={t('search.state')} hint={t('search.stateHint')}>
      <Select value={state} onChange={({ target }) => onSearch({ state: target.value })}>
        <option value="" disabled>
          {t('search.choose')}
        </option>
        <StateOptions kept={state || 'Delhi'} />
      </Select>
    </FormField>
  );
}
