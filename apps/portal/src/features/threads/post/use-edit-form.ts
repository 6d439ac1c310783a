import { hasContactDetails } from '@upaj/contract/contact-details';
import { threadLengths } from '@upaj/contract/threads.rules';
import { useState } from 'react';
import { fieldErrorMessage } from '../../../shared/forms/use-field-error-text.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import type { Post } from './post.ts';
import { textError } from './text-error.ts';
import { useUpdatePost } from './use-update-post.ts';

interface Errors {
  title?: string | undefined;
  content?: string | undefined;
}

/** A post that its author changes, with what is wrong with the change. */
export function useEditForm(post: Post) {
  const isThread = post.kind === 'thread';
  const [title, setTitle] = useState(post.title);
  const [content, setContent] = useState(post.text);
  // Whose details are shown already has agreed to it.
  const [isGiven, setGiven] = useState(hasContactDetails(`${post.title}\n${post.text}`));
  const [errors, setErrors] = useState<Errors>({});
  const { update, error, isLoading } = useUpdatePost(post);
  const written = isThread ? `${title}\n${content}` : content;

  function found(): Errors {
    const bounds = isThread ? threadLengths.content : threadLengths.comment;
    return {
      title: isThread ? textError(title, threadLengths.title, isGiven) : undefined,
      content: textError(content, bounds, isGiven),
    };
  }

  /** Tells whether the change is saved. */
  async function save(): Promise<boolean> {
    const wrong = found();
    setErrors(wrong);
    if (wrong.title || wrong.content) return false;
    const showsContacts = isGiven && hasContactDetails(written);
    const result = await update({ title, content, showsContacts });
    const fields = getApiError(result.error)?.fields;
    setErrors({
      title: fields?.title && fieldErrorMessage(fields.title),
      content: fields?.content && fieldErrorMessage(fields.content),
    });
    return !result.error;
  }

  const isFieldError = errors.title !== undefined || errors.content !== undefined;
  return {
    isThread,
    title,
    setTitle,
    content,
    setContent,
    written,
    isGiven,
    setGiven,
    errors,
    save,
    isLoading,
    error: isFieldError ? undefined : error,
  };
}
