import { threadLengths } from '@upaj/contract/threads.rules';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useThreadFieldErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { LengthCount } from './length-count.tsx';
import type { ThreadFields } from './thread-fields.ts';

/** The error of a field; an empty one has words of its own. */
export function useThreadFieldError(name: 'title' | 'content'): string | undefined {
  const { t } = useTranslation('new-thread');
  const errorText = useThreadFieldErrorText();
  const message = useFormContext<ThreadFields>().formState.errors[name]?.message;
  return message === 'required' ? t(`missing.${name}`) : errorText(message);
}

/** What it is about, in one line. */
export function TitleField() {
  const { t } = useTranslation('new-thread');
  const { control, register } = useFormContext<ThreadFields>();
  const title = useWatch({ control, name: 'title' });
  return (
    <FormField label={t('field.title')} error={useThreadFieldError('title')} isRequired>
      <TextField
        {...register('title')}
        placeholder={t('placeholder.title')}
        autoComplete="off"
        dir="auto"
      />
      <LengthCount text={title} limit={threadLengths.title.max} />
    </FormField>
  );
}
