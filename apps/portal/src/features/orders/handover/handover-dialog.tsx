import { Checkbox } from '@upaj/ui/checkbox';
import { formatRupees } from '../../../shared/format.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { StepDialogProps } from '../order-facts.ts';
import { DeliveredFields } from './delivered-fields.tsx';
import { HandoverProof } from './handover-proof.tsx';
import { type HandoverForm, useHandoverForm } from './use-handover-form.ts';
import { useRecordHandover } from './use-record-handover.ts';

/** The seller records what was handed over, and proves it with the buyer's code. */
export function HandoverDialog({ order, code, onClose }: StepDialogProps) {
  const { t } = useTranslation('order-steps');
  const form = useHandoverForm(order, code);
  // After an objection only the buyer's code settles it.
  const mayReport = order.handover !== 'objected';
  const { record, isLoading, codeError, isLocked, formError } = useRecordHandover(order._id, {
    onLocked: () => mayReport && form.setProof('reason'),
    // Another amount is due now: whether it was received is asked anew.
    onTermsChanged: () => form.setPaid(false),
  });

  async function submit() {
    const body = form.read();
    if (body && (await record(body))) onClose();
  }

  return (
    <FormDialog
      title={t('deliver.title')}
      description={t(mayReport ? 'deliver.text' : 'deliver.correct')}
      cancelLabel={t('back')}
      submitLabel={t('deliver.submit')}
      isBusy={isLoading}
      formError={formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <DeliveredFields form={form} />
      <Totals form={form} orderTotal={order.total} />
      <HandoverProof form={form} codeError={codeError} isLocked={isLocked} mayReport={mayReport} />
      {form.payable > 0 && (
        <Checkbox
          label={t('deliver.isPaid', { amount: formatRupees(form.payable) })}
          checked={form.isPaid}
          onChange={({ target }) => form.setPaid(target.checked)}
        />
      )}
    </FormDialog>
  );
}

/** What the goods cost as typed, beside what was ordered. */
function Totals({ form, orderTotal }: { form: HandoverForm; orderTotal: number }) {
  const { t } = useTranslation('order-steps');
  const { total, refund } = form;
  return (
    <div role="status" className="rounded-field bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{t('deliver.total')}</span>
        <b className="text-2xl">{formatRupees(total)}</b>
      </p>
      {total !== orderTotal && (
        <p className="text-muted text-sm">
          {t('deliver.ordered', { amount: formatRupees(orderTotal) })}
        </p>
      )}
      {refund > 0 && (
        <p className="font-medium text-sm text-warning">
          {t('deliver.refund', { amount: formatRupees(refund) })}
        </p>
      )}
    </div>
  );
}
