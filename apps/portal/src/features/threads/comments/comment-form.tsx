import type { WrittenComment } from '@upaj/contract/comments.schema';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { isComposing } from '@upaj/ui/is-composing';
import { Textarea } from '@upaj/ui/textarea';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import {
  useThreadErrorText,
  useThreadFieldErrorText,
} from '../../../domains/threads/use-thread-error-text.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { firstInteraction } from '../../../shared/loading/when.ts';
import type { CommentChecksProps } from './comment-checks.tsx';
import { loadCommentChecks } from './load-comment-checks.ts';
import { type CommentTarget, useCommentForm } from './use-comment-form.ts';

// No one speaks before the first interaction.
const loadDictation = async () => {
  await firstInteraction;
  return (await import('./dictate-button.tsx')).DictateButton;
};

interface CommentFormProps {
  target: CommentTarget;
  onSent: (written: WrittenComment) => void;
  /** Begins with the focus, where the user has asked for the form. */
  isFocused?: boolean;
}

/** Where a comment or a reply is written; what could not be sent stays, with the reason. */
export function CommentForm({ target, onSent, isFocused = false }: CommentFormProps) {
  const { t } = useTranslation('thread');
  const errorText = useThreadErrorText();
  const fieldErrorText = useThreadFieldErrorText();
  const form = useCommentForm(target, onSent);
  const { content, write, isLoading } = form;
  const { data: DictateButton } = useLoaded(loadDictation);
  const isReply = target.on === 'comment';
  const label = isReply ? t('writeReply') : t('addComment');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.send();
  }

  function pressKey(event: KeyboardEvent) {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSend || isComposing(event)) return;
    event.preventDefault();
    void form.send();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <FormField
        {...(!isReply && { controlId: 'add-comment' })}
        label={<span className="sr-only">{label}</span>}
        error={fieldErrorText(form.fieldError)}
      >
        <Textarea
          dir="auto"
          rows={isReply ? 2 : 3}
          autoFocus={isFocused}
          placeholder={label}
          value={content}
          readOnly={isLoading}
          onChange={({ target: { value } }) => write(value)}
          onKeyDown={pressKey}
        />
      </FormField>
      {content !== '' && <Checks content={content} isGiven={form.isGiven} onGive={form.setGiven} />}
      <FormAlert>{form.error && errorText(form.error)}</FormAlert>
      <div className="flex flex-wrap items-center gap-3">
        {DictateButton && (
          <DictateButton onWords={(words) => write(content ? `${content} ${words}` : words)} />
        )}
        <Button type="submit" size="small" isBusy={isLoading} className="ms-auto">
          {!isLoading && <SendHorizontal aria-hidden="true" className="size-4.5" />}
          {isReply ? t('sendReply') : t('sendComment')}
        </Button>
      </div>
    </form>
  );
}

function Checks(props: CommentChecksProps) {
  const { data: checks } = useLoaded(loadCommentChecks);
  return checks ? <checks.CommentChecks {...props} /> : null;
}
