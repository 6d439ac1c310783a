import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCropNames } from '../../../domains/threads/use-crop-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { ThreadFields } from './thread-fields.ts';

/** The crop that it is about. */
export function CropTagField() {
  const { t } = useTranslation('new-thread');
  const { control, setValue } = useFormContext<ThreadFields>();
  const crop = useWatch({ control, name: 'crop' });
  const { crops } = useCropNames();
  // A draft may name one before the names are loaded.
  const isUnnamed = crop !== '' && !crops.some(({ id }) => id === crop);
  return (
    <FormField label={t('optional', { name: t('field.crop') })} hint={t('cropHint')}>
      <Select value={crop} onChange={({ target }) => setValue('crop', target.value)}>
        <option value="">{t('noCrop')}</option>
        {isUnnamed && <option value={crop}>{crop}</option>}
        {crops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
