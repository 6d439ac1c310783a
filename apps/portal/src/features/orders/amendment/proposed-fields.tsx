import { mostTradeUnits } from '@upaj/contract/limits';
import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatNumber, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ItemPicture } from '../item-picture.tsx';
import type { AmendmentForm } from './use-amendment-form.ts';

/** Quantity and price of each line. */
export function ProposedFields({ form }: { form: AmendmentForm }) {
  return (
    <div className="grid gap-5">
      {form.lines.map((line, at) => (
        <fieldset key={line.lineId} className="grid min-w-0 gap-3">
          <legend className="mb-2 flex items-center gap-3 font-bold">
            <ItemPicture item={line} className="size-10" />
            <span className="wrap-anywhere min-w-0">{line.name}</span>
          </legend>
          <Fields form={form} at={at} />
        </fieldset>
      ))}
    </div>
  );
}

function Fields({ form, at }: { form: AmendmentForm; at: number }) {
  const { t } = useTranslation('order-steps');
  const { lines, typed, read, isChecked, change } = form;
  const words = useCropLabels();
  const line = lines[at];
  const most = formatNumber(mostTradeUnits);
  const isWrong = (name: 'quantity' | 'price') => isChecked && read[at]?.[name] === undefined;
  return (
    <div className="grid grid-pair-[8rem] gap-3">
      <FormField
        label={t('amend.quantity')}
        hint={
          line &&
          t('amend.quantityHint', { ordered: words.unitsAndAmount(line.quantity, line.unit) })
        }
        error={isWrong('quantity') && t('amend.wrongQuantity', { most })}
        isRequired
      >
        <NumberField
          kind="whole"
          maxLength={24}
          value={typed[at]?.quantity}
          onChange={({ target }) => change(at, { quantity: target.value })}
        />
      </FormField>
      <FormField
        label={t('amend.price')}
        hint={t('amend.was', { amount: formatRupees(line?.price ?? 0) })}
        error={isWrong('price') && t('amend.wrongPrice')}
        isRequired
      >
        <NumberField
          maxLength={24}
          value={typed[at]?.price}
          onChange={({ target }) => change(at, { price: target.value })}
        />
      </FormField>
    </div>
  );
}
