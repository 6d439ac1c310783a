import { mostCodeTries, objectionHours } from '@upaj/contract/orders.rules';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { OtpField } from '@upaj/ui/otp-field';
import { Textarea } from '@upaj/ui/textarea';
import { useEffect, useRef } from 'react';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { HandoverForm } from './use-handover-form.ts';

interface HandoverProofProps {
  form: HandoverForm;
  /** What the server said about the code; another object each time. */
  codeError: { text: string } | undefined;
  /** The order takes no code any more. */
  isLocked: boolean;
  /** Whether a reason may stand for the code. */
  mayReport: boolean;
}

/** The buyer's code, or why there is none. */
export function HandoverProof({ form, codeError, isLocked, mayReport }: HandoverProofProps) {
  const { t } = useTranslation('order-steps');
  const { proof, setProof } = form;
  const other = proof === 'code' ? 'reason' : 'code';
  return (
    <div className="grid justify-items-start gap-2">
      {proof === 'code' ? (
        <CodeField form={form} codeError={codeError} />
      ) : (
        <ReasonField form={form} isLocked={isLocked} />
      )}
      {mayReport && !isLocked && (
        <Button variant="quiet" size="small" className="-mx-3.5" onClick={() => setProof(other)}>
          {t(proof === 'code' ? 'deliver.noCode' : 'deliver.withCode')}
        </Button>
      )}
    </div>
  );
}

function CodeField({ form, codeError }: Pick<HandoverProofProps, 'form' | 'codeError'>) {
  const { t } = useTranslation('order-steps');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The right code is typed over the wrong one.
    if (codeError) box.current?.querySelector('input')?.focus();
  }, [codeError]);
  const isMissing = form.errors.code && form.digits.includes('');
  return (
    <div ref={box} className="w-full max-w-64">
      <OtpField
        digits={form.digits}
        onDigitsChange={form.setDigits}
        label={t('deliver.code')}
        digitLabel={(position) => t('deliver.digit', { position })}
        error={isMissing ? t('deliver.codeMissing') : codeError?.text}
      />
      {!codeError && (
        <p className="mt-1.5 text-muted text-sm">
          {t('deliver.mostTries', { count: mostCodeTries })}
        </p>
      )}
    </div>
  );
}

function ReasonField({ form, isLocked }: Pick<HandoverProofProps, 'form' | 'isLocked'>) {
  const { t } = useTranslation('order-steps');
  const errorText = useFieldErrorText();
  const isMissing = form.errors.reason && !form.reason.trim();
  return (
    <div className="grid w-full gap-3">
      <p role="status" className="font-medium text-warning empty:absolute">
        {isLocked && t('deliver.locked')}
      </p>
      <FormField
        label={t('deliver.reason')}
        hint={t('deliver.reasonHint', { hours: objectionHours })}
        error={isMissing && errorText('required')}
        isRequired
      >
        <Textarea
          rows={3}
          maxLength={300}
          value={form.reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
      </FormField>
    </div>
  );
}
