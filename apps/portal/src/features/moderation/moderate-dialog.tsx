import type { ModerationCase, ModerationVerb } from '@upaj/contract/moderation.schema';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useModerateMutation } from '../../domains/moderation/moderation.api.ts';
import { useThreadErrorText } from '../../domains/threads/use-thread-error-text.ts';
import { createContentKeys } from '../../shared/forms/content-key.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { fieldErrorMessage } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { ReasonField } from './reason-field.tsx';
import { type Ending, endOf, UntilField } from './until-field.tsx';

export interface CaseDialogProps {
  waiting: ModerationCase;
  onClose: () => void;
}

interface ModerateDialogProps extends CaseDialogProps {
  action: ModerationVerb;
}

const isHard = (action: ModerationVerb) => action === 'hide' || action === 'suspend';

/** Asks for the reason of an action, and for the end of a suspension. */
function ModerateDialog({ action, waiting, onClose }: ModerateDialogProps) {
  const { t } = useTranslation('moderation');
  const dispatch = useDispatch();
  const errorText = useThreadErrorText();
  const [reason, setReason] = useState('');
  const [ending, setEnding] = useState<Ending>('7');
  const [wrong, setWrong] = useState<{ reason?: string; until?: string }>({});
  const keys = useRef(createContentKeys());
  const [moderate, { error, isLoading }] = useModerateMutation();

  async function submit() {
    const until = action === 'suspend' ? endOf(ending) : undefined;
    if (!reason.trim()) return setWrong({ reason: 'required' });
    if (action === 'suspend' && !until) return setWrong({ until: 'wrong_date' });
    const target = { on: waiting.on, id: waiting.targetId };
    const body = { action, ...target, reason: reason.trim(), ...(until && { until }) };
    // The end of a suspension is counted from now on, which is no other action.
    const idempotencyKey = keys.current({ ...body, until: ending });
    const result = await moderate({ body, idempotencyKey });
    const fields = getApiError(result.error)?.fields ?? {};
    setWrong({
      ...(fields.reason && { reason: fieldErrorMessage(fields.reason) }),
      ...(fields.until && { until: fieldErrorMessage(fields.until) }),
    });
    if (result.error) return;
    dispatch(toastShown('success', t(`done.${action}`)));
    onClose();
  }

  const isFieldError = wrong.reason !== undefined || wrong.until !== undefined;
  return (
    <FormDialog
      title={t(`doTitle.${action}`)}
      description={t(`doText.${action}`)}
      submitLabel={t(`do.${action}`)}
      submitVariant={isHard(action) ? 'danger' : 'primary'}
      isBusy={isLoading}
      formError={error && !isFieldError ? errorText(error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {action === 'suspend' && (
        <UntilField chosen={ending} onChoose={setEnding} error={wrong.until} />
      )}
      <ReasonField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        error={wrong.reason}
      />
    </FormDialog>
  );
}

const dialogOf = (action: ModerationVerb) => (props: CaseDialogProps) => (
  <ModerateDialog action={action} {...props} />
);

/** The dialog of each action. */
export const moderateDialogs = {
  hide: dialogOf('hide'),
  restore: dialogOf('restore'),
  warn: dialogOf('warn'),
  suspend: dialogOf('suspend'),
  lift: dialogOf('lift'),
  dismiss: dialogOf('dismiss'),
} as const;
