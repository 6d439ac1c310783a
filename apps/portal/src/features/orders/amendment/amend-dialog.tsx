import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAmendOrderMutation } from '../../../domains/orders/orders.api.ts';
import { formatRupees } from '../../../shared/format.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { StepDialogProps } from '../order-facts.ts';
import { ProposedFields } from './proposed-fields.tsx';
import { type AmendmentForm, useAmendmentForm } from './use-amendment-form.ts';

/** The seller proposes other quantities or prices. */
export function AmendDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const errorText = useFieldErrorText();
  const form = useAmendmentForm(order);
  const [amend, { isLoading }] = useAmendOrderMutation();
  const [formError, setFormError] = useState<string>();
  const isReasonMissing = form.isChecked && !form.reason.trim();

  async function submit() {
    setFormError(undefined);
    const body = form.submit();
    if (!body) return;
    const { error } = await amend({ params: { id: order._id }, body });
    if (error) return setFormError(apiErrorText(error));
    dispatch(toastShown('success', t('amend.done')));
    onClose();
  }

  return (
    <FormDialog
      title={t('amend.title')}
      description={t('amend.text')}
      cancelLabel={t('back')}
      submitLabel={t('amend.submit')}
      isBusy={isLoading}
      formError={formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProposedFields form={form} />
      <NewTotal form={form} before={order.total} />
      <FormField
        label={t('reason')}
        hint={t('reasonHint')}
        error={isReasonMissing && errorText('required')}
        isRequired
      >
        <Textarea
          rows={3}
          maxLength={300}
          value={form.reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
      </FormField>
    </FormDialog>
  );
}

/** What the order would cost, and what stands against sending the proposal. */
function NewTotal({ form, before }: { form: AmendmentForm; before: number }) {
  const { t } = useTranslation('order-steps');
  const { total, isChecked, isSame, isEmpty } = form;
  return (
    <div role="status" className="rounded-field bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{t('amend.newTotal')}</span>
        <b className="text-2xl">{formatRupees(total)}</b>
      </p>
      <p className="text-muted text-sm">{t('amend.was', { amount: formatRupees(before) })}</p>
      {isChecked && isSame && <p className="font-medium text-danger text-sm">{t('amend.same')}</p>}
      {isChecked && isEmpty && (
        <p className="font-medium text-danger text-sm">{t('amend.allZero')}</p>
      )}
    </div>
  );
}
