import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { Textarea } from '@upaj/ui/textarea';
import { ContactConsent } from '../../../domains/threads/contact-consent.tsx';
import {
  useThreadErrorText,
  useThreadFieldErrorText,
} from '../../../domains/threads/use-thread-error-text.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { PostDialogProps } from './post.ts';
import { useEditForm } from './use-edit-form.ts';

const words = {
  thread: { title: 'editTitle', label: 'contentLabel' },
  comment: { title: 'editComment', label: 'commentLabel' },
  reply: { title: 'editReply', label: 'replyLabel' },
} as const;

/** Where an author changes a post within its first day. */
export function EditDialog({ post, onClose }: PostDialogProps) {
  const { t } = useTranslation('thread');
  const errorText = useThreadErrorText();
  const fieldErrorText = useThreadFieldErrorText();
  const form = useEditForm(post);
  const { isThread, errors } = form;
  const text = words[post.kind];
  return (
    <FormDialog
      title={t(text.title)}
      description={t('editHint')}
      submitLabel={t('save')}
      isBusy={form.isLoading}
      formError={form.error && errorText(form.error)}
      onSubmit={async () => void ((await form.save()) && onClose())}
      onClose={onClose}
    >
      {isThread && (
        <FormField label={t('titleLabel')} error={fieldErrorText(errors.title)} isRequired>
          <TextField value={form.title} onChange={({ target }) => form.setTitle(target.value)} />
        </FormField>
      )}
      <FormField label={t(text.label)} error={fieldErrorText(errors.content)} isRequired>
        <Textarea
          dir="auto"
          rows={isThread ? 8 : 4}
          value={form.content}
          onChange={({ target }) => form.setContent(target.value)}
        />
      </FormField>
      <ContactConsent text={form.written} isGiven={form.isGiven} onGive={form.setGiven} />
    </FormDialog>
  );
}
