import type { ContactMessage } from '@upaj/contract/contact.schema';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { Textarea } from '@upaj/ui/textarea';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { lazyResolver } from '../../shared/forms/lazy-resolver.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { useSend } from './use-send.ts';

const contactResolver = lazyResolver(
  async () => (await import('./contact.schema.ts')).contactResolver,
);

const draftFields = ['user_name', 'user_email', 'message'] as const;
const blank = { user_name: '', user_email: '', message: '', website: '' };

/** Full name, e-mail and message. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const errorText = useFieldErrorText();
  const form = useForm<ContactMessage>({ resolver: contactResolver, defaultValues: blank });
  const draft = useDraft(storageKeys.contactDraft, form, draftFields);
  const { send, formError } = useSend(form.setError, () => {
    form.reset(blank);
    draft.forget();
  });
  const { errors, isSubmitting } = form.formState;
  const { register } = form;

  return (
    // Pressed before the scripts are here, a form that gets would put the message into the address.
    <form
      noValidate
      method="post"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid gap-5"
    >
      <FormAlert>{formError}</FormAlert>
      <FormField label={t('name')} error={errorText(errors.user_name?.message)} isRequired>
        <TextField autoComplete="name" maxLength={80} {...register('user_name')} />
      </FormField>
      <FormField label={t('email')} error={errorText(errors.user_email?.message)} isRequired>
        <TextField type="email" autoComplete="email" maxLength={254} {...register('user_email')} />
      </FormField>
      <FormField label={t('message')} error={errorText(errors.message?.message)} isRequired>
        <Textarea rows={6} maxLength={5000} className="md:min-h-44" {...register('message')} />
      </FormField>
      {/* Users do not see it, so a client that fills it in is a bot. */}
      <input
        {...register('website')}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        className="sr-only"
      />
      <SubmitButton size="big" isBusy={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'submit')}
      </SubmitButton>
    </form>
  );
}
