import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { lazyResolver } from '../../../shared/forms/lazy-resolver.ts';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { StepDialog } from './step-dialog.tsx';

/** A step that is explained to the other side. */
type Explained = 'reject' | 'cancel' | 'object' | 'disputePayment' | 'disputeRefund';

interface ReasonDialogProps {
  step: Explained;
  /** Whether the reason may be left out. */
  isOptional?: boolean;
  send: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

const required = lazyResolver(async () => (await import('../orders.schema.ts')).reasonResolver);
const optional = lazyResolver(
  async () => (await import('../orders.schema.ts')).optionalReasonResolver,
);

/** Asks for the reason of a step, which the other side reads. */
export function ReasonDialog({ step, isOptional = false, send, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const errorText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: isOptional ? optional : required,
    defaultValues: { reason: '' },
  });
  const formErrors = useFormErrors(setError, ['reason']);

  async function submit({ reason }: { reason: string }) {
    formErrors.clear();
    const { error } = await send(reason);
    if (error) return formErrors.show(error);
    dispatch(toastShown('success', t(`${step}.done`)));
    onClose();
  }

  return (
    <StepDialog
      title={t(`${step}.title`)}
      description={t(`${step}.text`)}
      submitLabel={t(`${step}.submit`)}
      submitVariant={step === 'reject' || step === 'cancel' ? 'danger' : 'primary'}
      isBusy={formState.isSubmitting}
      formError={formErrors.formError}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <FormField
        label={isOptional ? t('reasonOptional') : t('reason')}
        hint={t('reasonHint')}
        error={errorText(formState.errors.reason?.message)}
        isRequired={!isOptional}
      >
        <Textarea maxLength={300} rows={3} {...register('reason')} />
      </FormField>
    </StepDialog>
  );
}
