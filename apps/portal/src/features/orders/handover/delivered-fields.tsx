import { mostTradeUnits } from '@upaj/contract/limits';
import type { OrderItem } from '@upaj/contract/orders.schema';
import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { amountOf, hasTenths, readDelivered } from './delivered-amount.ts';
import type { HandoverForm } from './use-handover-form.ts';

const labels = {
  kg: 'deliver.inKg',
  tonnes: 'deliver.inKg',
  liters: 'deliver.inLiters',
  pieces: 'deliver.inPieces',
} as const;

/** The delivered weight, volume or count of each line. */
export function DeliveredFields({ form }: { form: HandoverForm }) {
  const { t } = useTranslation('order-steps');
  const words = useCropLabels();
  const errorText = useLineErrorText();
  const { lines, typed, errors, setAmount } = form;
  return (
    <div className="grid gap-4">
      {lines.map((line, at) => (
        <FormField
          key={line.lineId}
          label={t(labels[line.unit], { name: line.name })}
          hint={t('deliver.hint', {
            amount: words.unitsAndAmount(line.quantity, line.unit),
          })}
          error={errorText(line, errors.lines[at], typed[at] ?? '')}
          isRequired
        >
          <NumberField
            kind={hasTenths(line.unit) ? 'decimal' : 'whole'}
            maxLength={24}
            value={typed[at]}
            onChange={({ target }) => setAmount(at, target.value)}
          />
        </FormField>
      ))}
      <p role="alert" className="font-medium text-danger text-sm empty:absolute">
        {errors.isNothing && t('deliver.nothing')}
      </p>
    </div>
  );
}

/** Says what is wrong with a line, until it is corrected. */
function useLineErrorText() {
  const { t } = useTranslation('order-steps');
  const words = useCropLabels();
  return (
    { unit, quantity }: OrderItem,
    error: HandoverForm['errors']['lines'][number],
    typed: string,
  ) => {
    if (error === 'tooMuch') {
      return t('deliver.moreThanOrdered', { amount: words.amount(quantity, unit) });
    }
    if (error !== 'number' || readDelivered(typed, unit) !== undefined) return undefined;
    const isTooMuch = Number(typed) > amountOf(mostTradeUnits);
    if (isTooMuch) return t('deliver.tooMuch', { amount: words.amount(mostTradeUnits, unit) });
    return t(hasTenths(unit) ? 'deliver.wrongTenth' : 'deliver.wrongWhole');
  };
}
