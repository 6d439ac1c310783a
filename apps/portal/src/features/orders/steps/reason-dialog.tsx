import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { useDispatch } from 'react-redux';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useApiForm } from '../../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** A step that is explained to the other side. */
type Explained = 'reject' | 'cancel' | 'object' | 'disputePayment' | 'disputeRefund';

interface ReasonDialogProps {
  step: Explained;
  /** Whether the reason may be left out. */
  isOptional?: boolean;
  send: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

const required = async () => (await import('../orders.schema.ts')).reasonResolver;
const optional = async () => (await import('../orders.schema.ts')).optionalReasonResolver;

/** Asks for the reason of a step, which the other side reads. */
export function ReasonDialog({ step, isOptional = false, send, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const { register, errorOf, formError, isBusy, submit } = useApiForm({
    resolver: isOptional ? optional : required,
    defaultValues: { reason: '' },
  });

  async function explain({ reason }: { reason: string }) {
    const { error } = await send(reason);
    if (error) throw error;
    dispatch(toastShown('success', t(`${step}.done`)));
    onClose();
  }

  return (
    <FormDialog
      title={t(`${step}.title`)}
      description={t(`${step}.text`)}
      cancelLabel={t('back')}
      submitLabel={t(`${step}.submit`)}
      submitVariant={step === 'reject' || step === 'cancel' ? 'danger' : 'primary'}
      isBusy={isBusy}
      formError={formError}
      onSubmit={submit(explain)}
      onClose={onClose}
    >
      <FormField
        label={isOptional ? t('reasonOptional') : t('reason')}
        hint={t('reasonHint')}
        error={errorOf('reason')}
        isRequired={!isOptional}
      >
        <Textarea maxLength={300} rows={3} {...register('reason')} />
      </FormField>
    </FormDialog>
  );
}
