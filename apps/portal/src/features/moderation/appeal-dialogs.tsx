import type { AppealDecision } from '@upaj/contract/moderation.schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDecideAppealMutation } from '../../domains/moderation/moderation.api.ts';
import { useThreadErrorText } from '../../domains/threads/use-thread-error-text.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import type { CaseDialogProps } from './moderate-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

interface AppealDialogProps extends CaseDialogProps {
  decision: AppealDecision;
}

/** Decides an appeal, with the reason that the person concerned reads. */
function AppealDialog({ decision, waiting, onClose }: AppealDialogProps) {
  const { t } = useTranslation('moderation');
  const dispatch = useDispatch();
  const errorText = useThreadErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [decide, { error, isLoading }] = useDecideAppealMutation();
  const isReversed = decision === 'reversed';

  async function submit() {
    setMissing(!reason.trim());
    const id = waiting.appealed?._id;
    if (!reason.trim() || !id) return;
    const result = await decide({ params: { id }, body: { decision, reason: reason.trim() } });
    if (result.error) return;
    dispatch(toastShown('success', t('decided')));
    onClose();
  }

  return (
    <FormDialog
      title={isReversed ? t('reverseTitle') : t('upholdTitle')}
      description={t('decideText')}
      submitLabel={isReversed ? t('reverse') : t('uphold')}
      isBusy={isLoading}
      formError={error && errorText(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        label={t('reason')}
        value={reason}
        onChange={setReason}
        error={isMissing ? 'required' : undefined}
      />
    </FormDialog>
  );
}

export const UpholdDialog = (props: CaseDialogProps) => (
  <AppealDialog decision="upheld" {...props} />
);
export const ReverseDialog = (props: CaseDialogProps) => (
  <AppealDialog decision="reversed" {...props} />
);
