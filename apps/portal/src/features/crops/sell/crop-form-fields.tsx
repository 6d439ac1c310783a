import { categories, units } from '@upaj/content/categories';
import { unitSize } from '@upaj/content/trade-unit';
import { needsLicence } from '@upaj/contract/crops.rules';
import { NumberField } from '@upaj/ui/number-field';
import { Select } from '@upaj/ui/select';
import { TextField } from '@upaj/ui/text-field';
import { Textarea } from '@upaj/ui/textarea';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatRupeesExact } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { plainNumber } from '../../../shared/read-number.ts';
import { CropField } from './crop-field.tsx';
import type { CropFields } from './crop-fields.ts';
import { PriceBesideLike } from './price-beside-like.tsx';
import { PriceBesideMsp } from './price-beside-msp.tsx';

/** The typed text is stored as it is; the plain number is checked, compared and sent. */
const typedNumber = { setValueAs: plainNumber };

/** Every field of a listing but its pictures; `id` is that of a listing which is there already. */
export function CropFormFields({ id }: { id?: string | undefined }) {
  const { t } = useTranslation('selling');
  const { register } = useFormContext<CropFields>();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <CropField name="name" className="md:col-span-2">
        <TextField {...register('name')} maxLength={100} placeholder={t('example.name')} />
      </CropField>
      <CropField name="description" className="md:col-span-2">
        <Textarea
          {...register('description')}
          maxLength={2000}
          placeholder={t('example.description')}
        />
      </CropField>
      <CategorySelect />
      <CropField name="Location">
        <TextField {...register('Location')} maxLength={120} placeholder={t('example.Location')} />
      </CropField>
      <LicenceField />
      <PriceField />
      <StockFields />
      <PriceBesideMsp />
      <PriceBesideLike except={id} />
      <CropField name="harvestDate">
        <TextField type="date" {...register('harvestDate')} />
      </CropField>
      <CropField name="expiryDate">
        <TextField type="date" {...register('expiryDate')} />
      </CropField>
    </div>
  );
}

function CategorySelect() {
  const { t } = useTranslation('selling');
  const { register } = useFormContext<CropFields>();
  const words = useCropLabels();
  return (
    <CropField name="category">
      <Select {...register('category')} defaultValue="">
        <option value="">{t('chooseCategory')}</option>
        {categories.map(({ name }) => (
          <option key={name} value={name}>
            {words.category(name)}
          </option>
        ))}
      </Select>
    </CropField>
  );
}

/** Only where the law asks for a licence; what was typed is kept while another category is chosen. */
function LicenceField() {
  const { t } = useTranslation('selling');
  const { control, register } = useFormContext<CropFields>();
  const category = useWatch({ control, name: 'category' });
  if (!needsLicence(category)) return null;
  return (
    <CropField name="licence" hint={t('licenceHint')} className="md:col-span-2">
      <TextField {...register('licence')} maxLength={40} autoComplete="off" />
    </CropField>
  );
}

function PriceField() {
  const { t } = useTranslation('crops');
  const { control, register } = useFormContext<CropFields>();
  const [price, unit] = useWatch({ control, name: ['price', 'unit'] });
  const words = useCropLabels();
  const each = Number(price) / unitSize;
  const hint = each > 0 ? t(`priceEach.${unit}`, { price: formatRupeesExact(each) }) : undefined;
  return (
    <CropField name="price" hint={[words.tradeUnit(unit), hint].filter(Boolean).join(' · ')}>
      <NumberField {...register('price', typedNumber)} />
    </CropField>
  );
}

function StockFields() {
  const { t } = useTranslation('selling');
  const { register } = useFormContext<CropFields>();
  const words = useCropLabels();
  return (
    <div className="grid grid-pair-[7rem] gap-3">
      <CropField name="quantity" hint={t('stockHint')}>
        <NumberField {...register('quantity', typedNumber)} />
      </CropField>
      <CropField name="unit" hint={t('unitHint')}>
        <Select {...register('unit')}>
          {units.map(({ name }) => (
            <option key={name} value={name}>
              {words.unit(name)}
            </option>
          ))}
        </Select>
      </CropField>
    </div>
  );
}
