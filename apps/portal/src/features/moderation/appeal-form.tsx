import { Button } from '@upaj/ui/button';
import { type SubmitEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCreateAppealMutation } from '../../domains/moderation/moderation.api.ts';
import { useThreadErrorText } from '../../domains/threads/use-thread-error-text.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { ReasonField } from './reason-field.tsx';

/** Most characters of an appeal. */
const most = 1000;

interface AppealFormProps {
  /** Id of the action. */
  id: string;
  onCancel: () => void;
}

/** Where the person concerned says, once, why an action is wrong. */
export function AppealForm({ id, onCancel }: AppealFormProps) {
  const { t } = useTranslation('moderation');
  const dispatch = useDispatch();
  const errorText = useThreadErrorText();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [appeal, { error, isLoading }] = useCreateAppealMutation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim() || isLoading) return;
    const result = await appeal({ params: { id }, body: { text: text.trim() } });
    if (!result.error) dispatch(toastShown('success', t('appealSent')));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <ReasonField
        label={t('appealLabel')}
        hint={t('appealHint')}
        value={text}
        onChange={setText}
        error={isMissing ? 'required' : undefined}
        max={most}
      />
      <FormAlert>{error && errorText(error)}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isLoading}>
          {t('sendAppeal')}
        </Button>
        <Button variant="outline" size="small" disabled={isLoading} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
