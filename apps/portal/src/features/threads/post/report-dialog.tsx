import { ChoiceCard, ChoiceCards } from '@upaj/ui/choice-card';
import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCreateReportMutation } from '../../../domains/moderation/moderation.api.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { PostDialogProps } from './post.ts';

const reasons = ['spam', 'insult', 'wrong', 'private', 'other'] as const;

/** Characters that the user can add to the chosen reason. */
const mostText = 400;

/** Reports a post to the moderators with one of a few reasons, and more about it in one's own words. */
export function ReportDialog({ post, onClose }: PostDialogProps) {
  const { t } = useTranslation('thread');
  const dispatch = useDispatch();
  const errorText = useThreadErrorText();
  const [chosen, setChosen] = useState<(typeof reasons)[number]>();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string>();
  const [report, { error, isLoading }] = useCreateReportMutation();

  async function submit() {
    const words = text.trim();
    if (!chosen) return setMissing(t('reasonMissing'));
    if (chosen === 'other' && !words) return setMissing(t('reportOther'));
    setMissing(undefined);
    const reason = [chosen !== 'other' && t(`reasons.${chosen}`), words].filter(Boolean).join(': ');
    const result = await report({ body: { on: post.on, id: post.id, reason } });
    if (result.error) return;
    dispatch(toastShown('success', t('reported')));
    onClose();
  }

  return (
    <FormDialog
      title={t('reportTitle')}
      description={t('reportText')}
      submitLabel={t('sendReport')}
      isBusy={isLoading}
      formError={missing ?? (error && errorText(error))}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceCards legend={t('reasonLegend')}>
        {reasons.map((reason) => (
          <ChoiceCard
            key={reason}
            name="reason"
            label={t(`reasons.${reason}`)}
            checked={reason === chosen}
            onChange={() => setChosen(reason)}
          />
        ))}
      </ChoiceCards>
      <FormField label={t('reportMore')}>
        <Textarea
          rows={2}
          maxLength={mostText}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
